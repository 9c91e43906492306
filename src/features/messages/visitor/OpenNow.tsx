import { OFFICE_TIME_ZONE } from '@/config';
import { LOCALE } from '@/lib/language';
import { openingAt } from '@/features/applications/model/decision';
import { useMinute } from '@/shared/useNow';
import { strings } from './deferredStrings';

const timeZone = OFFICE_TIME_ZONE;
const closings = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone });
const openings = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
});

/** Whether the office is open now, and until when. */
export function OpenNow() {
  const now = useMinute();
  if (now === undefined) return null;
  const { isOpen, until } = openingAt(now);
  return isOpen
    ? strings.office.open(closings.format(until))
    : strings.office.closed(openings.format(until));
}
