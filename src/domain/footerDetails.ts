import { DEFAULT_SITE_NAME } from '@/config';
import { type Settings, visibleName } from './settings';

export interface FooterDetails {
  name: string;
  description: string;
  phone: string;
  email: string;
  address: string;
  copyright: string;
}

/** The contents of the footer, with the defaults of SPEC section 2. */
export function footerDetails(stored: Settings): FooterDetails {
  const name = visibleName(stored) || `${DEFAULT_SITE_NAME} Services`;
  return {
    name,
    description:
      stored.siteDescription.trim() ||
      'Dubai visas in three steps, on any device, online or offline.',
    phone: stored.contactPhone.trim() || '+971 4 000 0000',
    email: stored.contactEmail.trim() || 'info@example.com',
    address: stored.address.trim() || 'Dubai, United Arab Emirates',
    copyright: stored.copyrightText.trim() || `© 2024 ${name}. All rights reserved.`,
  };
}
