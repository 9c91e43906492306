import type { Elements } from '@/ui/elements';
import { useQuery } from '@tanstack/react-query';
import { brand, settingsType } from '@/domain/settings';
import { formatDateTime } from '@/lib/dates';
import { useMinute } from '../useNow';
import { settingsOptions } from '../queries/siteContent';
import { strings } from './strings';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

interface AdminHeadingProps {
  title: string;
  subtitle?: string | undefined;
  /** The main button of the screen. */
  action?: Elements;
}

export function AdminHeading({ title, subtitle, action }: AdminHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-1">
        <h1 className="text-3xl">{title}</h1>
        {subtitle !== undefined && <p className="text-muted">{subtitle}</p>}
      </div>
      {action}
    </div>
  );
}

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

/**
 * The tab that the URL's hash selects, and the function that shows another. A hash that selects
 * none, such as that of a dialog, does not change the tab.
 */
export function useHashTab<Id extends string>(
  tabOf: (hash: string) => Id | undefined,
  first: Id,
): readonly [shown: Id, show: (id: Id) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const asked = tabOf(hash);
  const [{ shown, followed }, follow] = useState({ shown: asked ?? first, followed: hash });
  if (hash !== followed) follow({ shown: asked ?? shown, followed: hash });
  const show = (id: Id) => {
    follow({ shown: id, followed: hash });
    // Updates the hash, so that a link to the previous tab works. No input is lost, so nothing
    // asks.
    void navigate({
      to: '.',
      hash: id,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      ignoreBlocker: true,
    });
  };
  return [shown, show];
}
