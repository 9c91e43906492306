import { useQuery } from '@tanstack/react-query';
import { brand, settingsType } from '@/domain/settings';
import { formatDateTime } from '@/lib/time/dates';
import { useMinute } from '@/shared/useNow';
import { settingsOptions } from '../queries/siteContent';
import { strings } from './strings';

/** The head of a printed page: the office's details from the settings, and the time. */
export function Letterhead() {
  const { data: settings = settingsType.initial } = useQuery(settingsOptions);
  const now = useMinute();
  const { address, contactPhone, contactEmail } = settings;
  const lines = [address, contactPhone, contactEmail].map((line) => line.trim());
  return (
    <div className="print-only mb-2 border-b-2 pb-2" translate="no">
      <p className="flex justify-between gap-4">
        <bdi className="font-display text-xl font-semibold">{brand(settings).name}</bdi>
        <span className="text-sm">
          {now && strings.printed(formatDateTime(now.getTime()) ?? '')}
        </span>
      </p>
      <p className="text-sm whitespace-pre-line">
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <bdi key={line} className="me-4">
              {line}
            </bdi>
          ))}
      </p>
    </div>
  );
}
