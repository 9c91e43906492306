import { MAX_NOTE_LENGTH } from '@/config';
import * as v from 'valibot';
import {
  type Settings,
  settingsType,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from '@/domain/settings';
import type { FormDefinition } from '@/shared/editing/formDefinition';
import {
  formOf,
  SETTING_FIELDS,
  type SettingsForm,
  settingsFormSchema,
  settingsOf,
  type SettingName,
} from './fields';
import { fieldStrings } from './strings';
import { foreignPictureAdvice, isForeignPicture } from '@/engines/allowedHtml';
import { linkUrl, pictureUrl } from '@/lib/browser/safeUrl';
import { emailAdvice, phoneAdvice } from '@/lib/text/contactDetails';
import { typedText, typedValue } from '@/lib/text/typed';
import { MAX_FEE } from '@/domain/visaOptions';
import { formatCount, lengthProblem } from '@/lib/text/numbers';

/** The form of the settings (SPEC sections 2 and 3). */
export const settingsForm: FormDefinition<Settings, SettingsForm> = {
  kind: 'settings',
  draftSchema: v.object({ values: settingsFormSchema, base: settingsType.schema }),
  valuesOf: formOf,
  storedOf: settingsOf,
  readTheirs: (current) => v.parse(settingsType.schema, current),
  withSecretOf: ({ values, base }, other) => {
    const pass = other?.smtp.pass ?? '';
    return {
      values: { ...values, smtpPass: pass },
      base: { ...base, smtp: { ...base.smtp, pass } },
    };
  },
  compared: SETTING_FIELDS.map(({ name, label, control }) => ({
    name,
    label,
    ...(control === 'password' && {
      show: (value) => (value === '' ? '' : fieldStrings.hiddenPassword),
    }),
  })),
};

const words = fieldStrings.problems;

export type Notes = Partial<Record<SettingName, string>>;

const NETWORK_HOSTS: Readonly<Record<SocialNetwork, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  twitter: ['twitter.com', 'x.com'],
  instagram: ['instagram.com', 'instagr.am'],
  linkedin: ['linkedin.com', 'lnkd.in'],
};

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address.trim()) && URL.canParse(address.trim());
}

/** The problem that prevents saving a field: too long, or an invalid address. */
export function settingError(name: SettingName, value: string): string | undefined {
  const text = typedText(value);
  const field = SETTING_FIELDS.find((each) => each.name === name);
  const isFee = /^\d{1,6}$/.test(typedValue(value)) && Number(typedValue(value)) <= MAX_FEE;
  if (field?.control === 'fee') return isFee ? undefined : words.fee(formatCount(MAX_FEE));
  const tooLong = lengthProblem(value, field?.maxLength);
  if (tooLong !== undefined || text === '') return tooLong;
  if (name === 'rejectionReasons' && text.split('\n').some((line) => line.length > MAX_NOTE_LENGTH))
    return words.reason(formatCount(MAX_NOTE_LENGTH));
  if (name === 'contactEmail' && !/^[^\s@]+@[^\s@]+$/.test(typedValue(text))) return words.email;
  const isProfile = SOCIAL_NETWORKS.some((network) => network === name);
  if (isProfile && (linkUrl(text) === undefined || /^(?:mailto|tel):/i.test(text)))
    return words.profile;
  if ((name === 'logoUrl' || name === 'faviconUrl') && pictureUrl(text) === undefined)
    return words.picture;
  return undefined;
}

/** The problems that prevent saving. Values unchanged from `before` have none. */
export function settingsErrors(form: SettingsForm, before?: SettingsForm): Notes {
  return Object.fromEntries(
    SETTING_FIELDS.flatMap(({ name }) => {
      const error = form[name] === before?.[name] ? undefined : settingError(name, form[name]);
      return error === undefined ? [] : [[name, error]];
    }),
  );
}

function socialAdvice(network: SocialNetwork, typed: string): string | undefined {
  const link = linkUrl(typed) ?? typed;
  if (!isWebAddress(link)) return words.noScheme;
  const host = new URL(link).hostname.toLowerCase();
  const isAtHome = NETWORK_HOSTS[network].some(
    (home) => host === home || host.endsWith(`.${home}`),
  );
  return isAtHome ? undefined : words.otherHost(host);
}

const pictureAdvice = (address: string): string | undefined =>
  isForeignPicture(address) ? foreignPictureAdvice : undefined;

function portAdvice(port: string): string | undefined {
  const isPort = /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535;
  return isPort ? undefined : words.port;
}

function hostAdvice(host: string): string | undefined {
  return /^[a-z0-9.-]+$/i.test(host) ? undefined : words.server;
}

const ADVISERS: Partial<Record<SettingName, (value: string) => string | undefined>> = {
  contactEmail: emailAdvice,
  contactPhone: phoneAdvice,
  logoUrl: pictureAdvice,
  faviconUrl: pictureAdvice,
  smtpHost: hostAdvice,
  smtpPort: portAdvice,
  ...Object.fromEntries(
    SOCIAL_NETWORKS.map((network) => [network, (link: string) => socialAdvice(network, link)]),
  ),
};

/** Advice about a field; it never blocks. None for an empty field. */
export function settingAdvice(name: SettingName, value: string): string | undefined {
  const text = typedValue(value);
  const isSilent = text === '' || settingError(name, value) !== undefined;
  return isSilent ? undefined : ADVISERS[name]?.(text);
}
