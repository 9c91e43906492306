import { useSuspenseQuery } from '@tanstack/react-query';
import { priceOf } from '@/domain/fees';
import type { VisaApplication } from '@/domain/application';
import { settingsOptions } from './siteContent';

/** What applications, or what is applied for, cost together by the office's fees. */
export function usePrices() {
  const { data: settings } = useSuspenseQuery(settingsOptions);
  return (
    ...applied: readonly (Pick<VisaApplication, 'visaType'> & {
      submissionDate?: string | undefined;
    })[]
  ) => priceOf(settings, ...applied);
}
