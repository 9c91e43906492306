import { visaLabel } from './labels';

export interface VisaOption {
  id: string;
  /** In English, whatever the language of the interface. */
  name: string;
  label: string;
  /** In UAE dirhams, until the office sets its own (fees.ts). */
  fee: number;
}

const option = (id: string, name: string, fee: number): VisaOption => ({
  id,
  name,
  label: visaLabel(id, name),
  fee,
});

/** The built-in choices of the wizard (SPEC section 3). */
export const VISA_OPTIONS: readonly VisaOption[] = [
  option('tourist-30', 'Tourist Visa - 30 Days', 350),
  option('business-14', 'Business Visa - 14 Days', 450),
  option('transit-96', 'Transit Visa - 96 Hours', 200),
  option('visit-30', 'Visit Visa - 30 Days', 400),
  option('tourist-90', 'Tourist Visa - 90 Days', 850),
];

/** The label of a visa type, or the id if it is no longer offered. */
export function visaTypeLabel(id: string): string {
  return VISA_OPTIONS.find((each) => each.id === id)?.label ?? id;
}
