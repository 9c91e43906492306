import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTENT_NAMES } from '@/content/types/contentNames';
import { formatDateTime } from '@/lib/time/dates';
import { saveBlob } from '@/lib/browser/saveBlob';
import { quarantinedOptions, type QuarantineRow } from '@/queries/site/storage';
import { useFollowContent } from '@/queries/admin/useFollowContent';
import { Button } from '@/ui/controls/Button';
import { QuarantineDialog } from './QuarantineDialog';
import { strings } from '../data/strings';

function download({ key, text, foundAt }: QuarantineRow): void {
  const day = new Date(foundAt).toISOString().slice(0, 10);
  saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${key}-set-aside-${day}.txt`);
}

/** What could not be read and was set aside word for word. */
export function QuarantineList() {
  const { data: rows, isError } = useQuery(quarantinedOptions);
  useFollowContent(quarantinedOptions.queryKey);
  const [shown, setShown] = useState<QuarantineRow>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="quarantine" className="grid gap-3">
      <h3 id="quarantine" className="text-xl">
        {strings.setAside.title}
      </h3>
      {isError && (
        <p role="alert" className="failure-note">
          {strings.setAside.unreadable}
        </p>
      )}
      {rows && !isError && (
        <p className="text-muted">
          {rows.length === 0 ? strings.setAside.none : strings.setAside.text}
        </p>
      )}
      <ul aria-label={strings.setAside.list} className="grid">
        {rows?.map((row) => (
          <li key={`${row.key} ${row.hash}`} className="data-row">
            <div className="grid min-w-0 flex-1 basis-60">
              <span className="font-semibold">{CONTENT_NAMES[row.key]}</span>
              <span className="text-sm text-muted">
                {strings.setAside.found(
                  row.text.length,
                  formatDateTime(new Date(row.foundAt).toISOString()) ?? '',
                )}
              </span>
              <code className="line-clamp-1 text-sm break-all">{row.text.slice(0, 200)}</code>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                onClick={() => {
                  setShown(row);
                  setIsOpen(true);
                }}
              >
                {strings.setAside.view(CONTENT_NAMES[row.key])}
              </Button>
              <Button variant="outline" onClick={() => download(row)}>
                {strings.setAside.download(CONTENT_NAMES[row.key])}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shown && (
        <QuarantineDialog
          key={`${shown.key} ${shown.hash}`}
          open={isOpen}
          row={shown}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
