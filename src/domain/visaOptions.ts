export interface VisaOption {
  id: string;
  label: string;
  price: string;
}

/** The built-in choices of the wizard (SPEC section 3). */
export const VISA_OPTIONS: readonly VisaOption[] = [
  { id: 'tourist-30', label: 'Tourist Visa - 30 Days', price: 'AED 350' },
  { id: 'business-14', label: 'Business Visa - 14 Days', price: 'AED 450' },
  { id: 'transit-96', label: 'Transit Visa - 96 Hours', price: 'AED 200' },
  { id: 'visit-30', label: 'Visit Visa - 30 Days', price: 'AED 400' },
  { id: 'tourist-90', label: 'Tourist Visa - 90 Days', price: 'AED 850' },
];

/** The label of a visa type, or the id if it is no longer offered. */
export function visaTypeLabel(id: string): string {
  return VISA_OPTIONS.find((option) => option.id === id)?.label ?? id;
}
