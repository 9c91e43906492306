import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTENT_NAMES } from '@/content/contentNames';
import { formatDateTime } from '@/lib/dates';
import { saveBlob } from '@/lib/saveBlob';
import { quarantinedOptions, type QuarantineRow } from '@/queries/storage';
import { useFollowContent } from '@/queries/useFollowContent';
import { Button } from '@/ui/Button';
import { QuarantineDialog } from './QuarantineDialog';

function download({ key, text, foundAt }: QuarantineRow): void {
  const day = new Date(foundAt).toISOString().slice(0, 10);
  saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${key}-set-aside-${day}.txt`);
}

/** What could not be read and was set aside word for word. */
export function QuarantineList() {
  const { data: rows = [], isError } = useQuery(quarantinedOptions);
  useFollowContent(quarantinedOptions.queryKey);
  const [shown, setShown] = useState<QuarantineRow>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="quarantine" className="grid gap-3">
      <h3 id="quarantine" className="text-xl">
        Set aside
      </h3>
      {isError && (
        <p role="alert" className="failure-note">
          It could not be read. Reload this page to try again.
        </p>
      )}
      {rows.length === 0 ? (
        <p className="text-muted">Everything that is stored could be read.</p>
      ) : (
        <p className="text-muted">
          These texts could not be read. They are kept word for word; mended, they can be put back.
        </p>
      )}
      <ul aria-label="Texts that were set aside" className="grid">
        {rows.map((row) => (
          <li key={`${row.key} ${row.hash}`} className="data-row">
            <div className="grid min-w-0 flex-1 basis-60">
              <span className="font-semibold">{CONTENT_NAMES[row.key]}</span>
              <span className="text-sm text-muted">
                {row.text.length.toLocaleString()} characters, found on{' '}
                {formatDateTime(new Date(row.foundAt).toISOString())}
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
                View<span className="sr-only"> {CONTENT_NAMES[row.key]}</span>
              </Button>
              <Button variant="outline" onClick={() => download(row)}>
                Download<span className="sr-only"> {CONTENT_NAMES[row.key]}</span>
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
