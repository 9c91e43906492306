import * as v from 'valibot';
import { DEFAULT_BADGE } from '@/config';
import { initial } from '@/lib/text/typed';
import { type SingletonType, field, recordSchema } from './contentType';
import { siteStrings } from './labels';

const socialLinksSchema = v.looseObject({
  facebook: field.text,
  twitter: field.text,
  instagram: field.text,
  linkedin: field.text,
});
const smtpSchema = v.looseObject({
  host: field.text,
  port: field.text,
  user: field.text,
  pass: field.text,
});
const noSocialLinks = { facebook: '', twitter: '', instagram: '', linkedin: '' };
const noSmtp = { host: '', port: '', user: '', pass: '' };

const schema = recordSchema({
  siteName: field.text,
  siteDescription: field.text,
  logoUrl: field.text,
  faviconUrl: field.text,
  contactEmail: field.text,
  contactPhone: field.text,
  address: field.text,
  copyrightText: field.text,
  globalMetaTitle: field.text,
  globalMetaDescription: field.text,
  socialLinks: v.fallback(socialLinksSchema, noSocialLinks),
  smtp: v.fallback(smtpSchema, noSmtp),
});

/** The site's settings (SPEC section 3). */
export type Settings = v.InferOutput<typeof schema>;
export const SOCIAL_NETWORKS = ['facebook', 'twitter', 'instagram', 'linkedin'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const settingsType: SingletonType<Settings> = {
  kind: 'singleton',
  key: 'settings',
  schema,
  initial: {
    siteName: '',
    siteDescription: '',
    logoUrl: '',
    faviconUrl: '',
    contactEmail: '',
    contactPhone: '',
    address: '',
    copyrightText: '',
    globalMetaTitle: '',
    globalMetaDescription: '',
    socialLinks: noSocialLinks,
    smtp: noSmtp,
  },
};

/** The site's name without leading invisible characters; empty if nothing is visible. */
function visibleName(stored: Pick<Settings, 'siteName'>): string {
  return stored.siteName.trim().replace(/^[\s\p{Cf}\p{Cc}]+/u, '');
}

export interface SiteBrand {
  name: string;
  badge: string;
  /** URL of a picture instead of the badge; empty for none. */
  logo: string;
}

/** The name and badge in the header (SPEC section 2). */
export function brand(stored: Pick<Settings, 'siteName' | 'logoUrl'>): SiteBrand {
  const name = visibleName(stored);
  const logo = stored.logoUrl.trim();
  if (name === '') return { name: siteStrings.siteName, badge: DEFAULT_BADGE, logo };
  return { name, badge: initial(name) || DEFAULT_BADGE, logo };
}

interface FooterDetails {
  name: string;
  description: string;
  phone: string;
  email: string;
  address: string;
  copyright: string;
}

/** The contents of the footer, with the defaults of SPEC section 2. */
export function footerDetails(stored: Settings): FooterDetails {
  const words = siteStrings.footer;
  const name = visibleName(stored) || words.name;
  return {
    name,
    description: stored.siteDescription.trim() || words.description,
    phone: stored.contactPhone.trim() || '+971 4 000 0000',
    email: stored.contactEmail.trim() || 'info@example.com',
    address: stored.address.trim() || words.address,
    copyright: stored.copyrightText.trim() || words.copyright(name),
  };
}
