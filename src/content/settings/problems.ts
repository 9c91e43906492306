import { pictureUrl } from '@/lib/browser/pictureUrl';
import { isInternalPath, isPictureData, safeUrl } from '@/lib/browser/safeUrl';
import { emailAdvice, phoneAdvice } from '../applications/advice';
import { knownType } from '../applications/documentFile';
import { lengthProblem } from '../length';
import type { SocialNetwork } from './settings';
import { SETTING_FIELDS, SOCIAL_NETWORKS, type SettingName, type SettingsForm } from './fields';

/** Sentences by field. */
export type Notes = Partial<Record<SettingName, string>>;

/** Where each network's addresses are. */
const NETWORK_HOSTS: Readonly<Record<SocialNetwork, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  twitter: ['twitter.com', 'x.com'],
  instagram: ['instagram.com', 'instagr.am'],
  linkedin: ['linkedin.com', 'lnkd.in'],
};

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address.trim()) && URL.canParse(address.trim());
}

/**
 * What must be mended before saving: texts that are too long, and addresses that nothing can be
 * sent to, linked to or shown from. What stands as it did in `before` blocks nothing.
 */
export function settingsErrors(form: SettingsForm, before?: SettingsForm): Notes {
  const found = Object.entries(refused(form));
  return Object.fromEntries(
    found.filter(([name]) =>
      SETTING_FIELDS.some(
        (field) => field.name === name && form[field.name] !== before?.[field.name],
      ),
    ),
  );
}

function refused(form: SettingsForm): Notes {
  const errors: Notes = {};
  for (const { name, maxLength } of SETTING_FIELDS) {
    const tooLong = lengthProblem(form[name], maxLength);
    if (tooLong !== undefined) errors[name] = tooLong;
  }
  const email = form.contactEmail.trim();
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email))
    errors.contactEmail = 'Enter an email address such as name@example.com.';
  for (const network of SOCIAL_NETWORKS) {
    const link = form[network].trim();
    const isRefused =
      link !== '' && (safeUrl(link) === undefined || /^(?:mailto|tel):/i.test(link));
    if (isRefused) errors[network] = 'A profile is a web address: begin with https://.';
  }
  for (const name of ['logoUrl', 'faviconUrl'] as const) {
    const address = form[name].trim();
    if (address !== '' && pictureUrl(address) === undefined)
      errors[name] =
        'Use a path of this site such as /logo.png, an https:// address, or upload a picture.';
  }
  return errors;
}

function socialAdvice(network: SocialNetwork, link: string): string | undefined {
  if (!isWebAddress(link)) return 'Begin with https://, as in https://example.com/your-name.';
  const host = new URL(link).hostname.toLowerCase();
  const isAtHome = NETWORK_HOSTS[network].some(
    (home) => host === home || host.endsWith(`.${home}`),
  );
  return isAtHome ? undefined : `This address is at ${host}. Is it the right one?`;
}

function pictureAdvice(address: string): string | undefined {
  if (isPictureData(address) || isInternalPath(address)) return undefined;
  return 'This picture comes from another site: it is missing offline, and that site sees who visits yours. Uploading it is safer.';
}

function portAdvice(port: string): string | undefined {
  const isPort = /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535;
  return isPort ? undefined : 'A port is a number from 1 to 65535, such as 587.';
}

function hostAdvice(host: string): string | undefined {
  return /^[a-z0-9.-]+$/i.test(host)
    ? undefined
    : 'Only the name of the server, such as smtp.example.com.';
}

/** What looks odd; it never blocks. Empty fields say nothing. */
export function settingsAdvice(form: SettingsForm): Notes {
  const advisers: Partial<Record<SettingName, (value: string) => string | undefined>> = {
    contactEmail: emailAdvice,
    contactPhone: phoneAdvice,
    logoUrl: pictureAdvice,
    faviconUrl: pictureAdvice,
    smtpHost: hostAdvice,
    smtpPort: portAdvice,
  };
  for (const network of SOCIAL_NETWORKS) advisers[network] = (link) => socialAdvice(network, link);
  const errors = settingsErrors(form);
  const advice: Notes = {};
  for (const { name } of SETTING_FIELDS) {
    const value = form[name].trim();
    const text = value === '' || errors[name] !== undefined ? undefined : advisers[name]?.(value);
    if (text !== undefined) advice[name] = text;
  }
  return advice;
}

/** What a picture file is by its bytes, or why it cannot be the logo or the favicon. */
export function pictureFile(bytes: Uint8Array): { type: string } | { problem: string } {
  if (bytes.length === 0) return { problem: 'This file is empty. Choose another one.' };
  const type = knownType(bytes);
  if (type?.startsWith('image/')) return { type };
  return {
    problem:
      'This is no PNG, JPEG, GIF, WebP or AVIF picture, whatever its name says. Choose another one.',
  };
}
