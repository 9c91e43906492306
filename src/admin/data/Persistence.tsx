import { useQuery } from '@tanstack/react-query';
import { persistenceOptions } from '@/queries/storage';

const TEXTS = {
  persisted: 'The browser keeps this data until you remove it yourself.',
  bestEffort:
    'The browser may remove this data when the device runs out of room. Installing the site, or using it often, makes it keep it.',
  unknown: 'This browser does not say whether it may remove this data by itself.',
} as const;

/** Whether the browser may take back what it keeps. */
export function Persistence() {
  const { data: state } = useQuery(persistenceOptions);
  return state && <p>{TEXTS[state]}</p>;
}
