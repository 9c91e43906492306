import * as v from 'valibot';
import {
  META_DESCRIPTION_LIMIT,
  META_TITLE_LIMIT,
} from '@/features/content/model/contentTypeConfig';
import { REASONS_FIELD, reasonsText } from '@/features/handover/model/rejectionReasons';
import { visaTypeLabel, FEES_FIELD, feeOf, storedFees } from '@/domain/visaOptions';
import { footerDetails, brand, type Settings, settingsType } from '@/domain/settings';
import { strings as siteStrings } from '@/shared/visitor/strings';
import { typedText, typedValue } from '@/lib/text/typed';
import { fieldStrings } from './strings';

export type SettingsTab = 'general' | 'contact' | 'seo' | 'email';

export const SETTINGS_TABS: readonly { id: SettingsTab; label: string }[] = [
  { id: 'general', label: fieldStrings.tabs.general },
  { id: 'contact', label: fieldStrings.tabs.contact },
  { id: 'seo', label: fieldStrings.tabs.seo },
  { id: 'email', label: fieldStrings.tabs.email },
];

/** The fee of a visa, by its id; missing in a draft of an earlier version. */
const feeSchema = (visaType: string) => v.optional(v.string(), String(feeOf({}, visaType)));

/** All settings as a flat record of texts (SPEC section 3). */
export const settingsFormSchema = v.object({
  siteName: v.string(),
  siteDescription: v.string(),
  logoUrl: v.string(),
  faviconUrl: v.string(),
  copyrightText: v.string(),
  rejectionReasons: v.string(),
  'tourist-30': feeSchema('tourist-30'),
  'business-14': feeSchema('business-14'),
  'transit-96': feeSchema('transit-96'),
  'visit-30': feeSchema('visit-30'),
  'tourist-90': feeSchema('tourist-90'),
  contactEmail: v.string(),
  contactPhone: v.string(),
  address: v.string(),
  facebook: v.string(),
  twitter: v.string(),
  instagram: v.string(),
  linkedin: v.string(),
  globalMetaTitle: v.string(),
  globalMetaDescription: v.string(),
  smtpHost: v.string(),
  smtpPort: v.string(),
  smtpUser: v.string(),
  smtpPass: v.string(),
});
export type SettingsForm = v.InferOutput<typeof settingsFormSchema>;
export type SettingName = keyof SettingsForm;
const FEE_NAMES = ['tourist-30', 'business-14', 'transit-96', 'visit-30', 'tourist-90'] as const;

export interface SettingField {
  readonly name: SettingName;
  readonly tab: SettingsTab;
  readonly label: string;
  readonly control:
    | 'text'
    | 'long'
    | 'email'
    | 'phone'
    | 'url'
    | 'picture'
    | 'password'
    | 'port'
    | 'fee';
  readonly hint?: string;
  /** The limit for new values, in characters. */
  readonly maxLength?: number;
  /** The length that search engines show, in characters. */
  readonly limit?: number;
}

const { labels, hints } = fieldStrings;

export const SETTING_FIELDS: readonly SettingField[] = [
  { name: 'siteName', tab: 'general', label: labels.siteName, control: 'text', maxLength: 100 },
  {
    name: 'siteDescription',
    tab: 'general',
    label: labels.siteDescription,
    control: 'long',
    maxLength: 500,
    hint: hints.siteDescription,
  },
  {
    name: 'logoUrl',
    tab: 'general',
    label: labels.logoUrl,
    control: 'picture',
    hint: hints.logoUrl,
  },
  {
    name: 'faviconUrl',
    tab: 'general',
    label: labels.faviconUrl,
    control: 'picture',
    hint: hints.faviconUrl,
  },
  {
    name: 'copyrightText',
    tab: 'general',
    label: labels.copyrightText,
    control: 'text',
    maxLength: 300,
  },
  {
    name: 'rejectionReasons',
    tab: 'general',
    label: labels.rejectionReasons,
    control: 'long',
    hint: hints.rejectionReasons,
    maxLength: 2000,
  },
  ...FEE_NAMES.map((name): SettingField => ({
    name,
    tab: 'general',
    label: visaTypeLabel(name),
    control: 'fee',
  })),
  {
    name: 'contactEmail',
    tab: 'contact',
    label: labels.contactEmail,
    control: 'email',
    maxLength: 254,
  },
  {
    name: 'contactPhone',
    tab: 'contact',
    label: labels.contactPhone,
    control: 'phone',
    maxLength: 50,
  },
  { name: 'address', tab: 'contact', label: labels.address, control: 'long', maxLength: 500 },
  { name: 'facebook', tab: 'contact', label: labels.facebook, control: 'url' },
  { name: 'twitter', tab: 'contact', label: labels.twitter, control: 'url' },
  { name: 'instagram', tab: 'contact', label: labels.instagram, control: 'url' },
  { name: 'linkedin', tab: 'contact', label: labels.linkedin, control: 'url' },
  {
    name: 'globalMetaTitle',
    tab: 'seo',
    label: labels.globalMetaTitle,
    control: 'text',
    hint: hints.globalMetaTitle,
    limit: META_TITLE_LIMIT,
  },
  {
    name: 'globalMetaDescription',
    tab: 'seo',
    label: labels.globalMetaDescription,
    control: 'long',
    hint: hints.globalMetaDescription,
    limit: META_DESCRIPTION_LIMIT,
  },
  {
    name: 'smtpHost',
    tab: 'email',
    label: labels.smtpHost,
    control: 'text',
  },
  { name: 'smtpPort', tab: 'email', label: labels.smtpPort, control: 'port' },
  { name: 'smtpUser', tab: 'email', label: labels.smtpUser, control: 'text' },
  {
    name: 'smtpPass',
    tab: 'email',
    label: labels.smtpPass,
    control: 'password',
    hint: hints.smtpPass,
  },
];

export function formOf(stored: Settings): SettingsForm {
  const { socialLinks, smtp } = stored;
  const fee = (name: (typeof FEE_NAMES)[number]) => String(feeOf(stored, name));
  return {
    siteName: stored.siteName,
    siteDescription: stored.siteDescription,
    logoUrl: stored.logoUrl,
    faviconUrl: stored.faviconUrl,
    copyrightText: stored.copyrightText,
    rejectionReasons: reasonsText(stored),
    'tourist-30': fee('tourist-30'),
    'business-14': fee('business-14'),
    'transit-96': fee('transit-96'),
    'visit-30': fee('visit-30'),
    'tourist-90': fee('tourist-90'),
    contactEmail: stored.contactEmail,
    contactPhone: stored.contactPhone,
    address: stored.address,
    facebook: socialLinks.facebook,
    twitter: socialLinks.twitter,
    instagram: socialLinks.instagram,
    linkedin: socialLinks.linkedin,
    globalMetaTitle: stored.globalMetaTitle,
    globalMetaDescription: stored.globalMetaDescription,
    smtpHost: smtp.host,
    smtpPort: smtp.port,
    smtpUser: smtp.user,
    smtpPass: smtp.pass,
  };
}

/** The stored fees with the changed ones of the form from `now`; undefined if none changed. */
function changedFees(form: SettingsForm, base: Settings, now: Date) {
  const changed = FEE_NAMES.filter((name) => Number(typedValue(form[name])) !== feeOf(base, name));
  if (changed.length === 0) return undefined;
  const before = storedFees(base);
  const from = now.toISOString();
  const after = changed.map((name) => {
    const change = { from, fee: Number(typedValue(form[name])) };
    return [name, [...(before[name] ?? []), change]] as const;
  });
  return { [FEES_FIELD]: { ...before, ...Object.fromEntries(after) } };
}

/** The settings with the form's values, others as in `base`. New fees apply from `now`. */
export function settingsOf(form: SettingsForm, base: Settings, { now }: { now: Date }): Settings {
  const { facebook, twitter, instagram, linkedin, smtpHost, smtpPort, smtpUser, smtpPass } = form;
  const { siteName, siteDescription, logoUrl, faviconUrl, copyrightText } = form;
  const { rejectionReasons } = form;
  const { contactEmail, contactPhone, address, globalMetaTitle, globalMetaDescription } = form;
  return {
    ...base,
    siteName: typedText(siteName),
    siteDescription: typedText(siteDescription),
    logoUrl,
    faviconUrl,
    copyrightText: typedText(copyrightText),
    // Not a field of the specification; it is stored once the office has reasons of its own.
    ...(rejectionReasons !== reasonsText(base) && {
      [REASONS_FIELD]: typedText(rejectionReasons),
    }),
    ...changedFees(form, base, now),
    contactEmail: typedValue(contactEmail),
    contactPhone: typedText(contactPhone),
    address: typedText(address),
    globalMetaTitle,
    globalMetaDescription,
    socialLinks: {
      ...base.socialLinks,
      facebook: typedText(facebook),
      twitter: typedText(twitter),
      instagram: typedText(instagram),
      linkedin: typedText(linkedin),
    },
    smtp: {
      ...base.smtp,
      host: smtpHost,
      port: typedValue(smtpPort),
      user: smtpUser,
      pass: smtpPass,
    },
  };
}

/** What visitors see instead of an empty setting; undefined if nothing. */
export function shownInstead(name: SettingName, siteName: string): string | undefined {
  const blank = { ...settingsType.initial, siteName };
  const { description, phone, email, address, copyright } = footerDetails(blank);
  const texts: Partial<SettingsForm> = {
    siteName: brand(settingsType.initial).name,
    siteDescription: description,
    copyrightText: copyright,
    contactEmail: email,
    contactPhone: phone,
    address,
    globalMetaTitle: siteStrings.head.home(brand(blank).name),
    globalMetaDescription: siteStrings.head.homeDescription,
  };
  return texts[name];
}
