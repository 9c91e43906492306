import { type Settings, visibleName } from './settings';
import { siteStrings } from '@/domain/labels';

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
