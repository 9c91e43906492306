import { ChevronLeft, ChevronRight, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useState } from 'react';
import { DOCUMENT_LABELS } from '@/domain/labels';
import { canBeShown, type DocumentFile } from '@/domain/documentFile';
import { Button } from '@/ui/controls/Button';
import { OpenDocument } from './OpenDocument';
import { strings } from './strings';

const ZOOMS = [1, 1.5, 2, 3, 4];

interface SheetProps {
  file: Blob;
  name: string;
  zoom: number;
  /** In quarter turns. */
  turns: number;
}

/** A picture, `zoom` times as wide as its frame. A PDF opens in a tab: the CSP allows no frame. */
function Sheet({ file, name, zoom, turns }: SheetProps) {
  const [size, setSize] = useState({ width: 3, height: 2 });
  const [isUnreadable, setIsUnreadable] = useState(false);
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (!file.type.startsWith('image/') || isUnreadable)
    return (
      <div className="grid h-full place-content-center justify-items-center gap-3 p-4 text-center">
        <p>
          {canBeShown(file.type) && !isUnreadable ? strings.viewer.pdf : strings.viewer.unknown}
        </p>
        {!isUnreadable && <OpenDocument name={name} file={file} />}
      </div>
    );
  const isAcross = turns % 2 === 1;
  const { width, height } = size;
  return (
    <div
      className="document-sheet"
      style={{
        width: `${String(zoom * 100)}%`,
        aspectRatio: isAcross ? `${height} / ${width}` : `${width} / ${height}`,
      }}
    >
      <img
        ref={draw}
        alt={name}
        style={{ rotate: `${String(turns * 90)}deg`, width: isAcross ? '100cqh' : '100cqw' }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth || 1, height: naturalHeight || 1 })
        }
        onError={() => setIsUnreadable(true)}
      />
    </div>
  );
}

/** Shows documents one at a time, to be compared with the answers. */
export function DocumentViewer({ documents }: { documents: readonly DocumentFile[] }) {
  const [place, setPlace] = useState(0);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const shown = documents[place] ?? documents[0];
  if (shown === undefined) return null;
  const name = DOCUMENT_LABELS[shown.kind];
  const isPicture = shown.file.type.startsWith('image/');
  const go = (step: number) => {
    setPlace((documents.indexOf(shown) + step + documents.length) % documents.length);
    setZoom(0);
    setTurns(0);
  };
  const tool = (label: string, Icon: typeof ZoomIn, act: () => void, isOff = false) => (
    <Button
      variant="outline"
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && act()}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  );
  return (
    <section aria-label={strings.viewer.title} className="grid gap-2 no-print">
      <div className="flex flex-wrap items-center gap-2">
        {documents.length > 1 && (
          <div className="flex gap-2 rtl:[&_svg]:-scale-x-100">
            {tool(strings.viewer.previous, ChevronLeft, () => go(-1))}
            {tool(strings.viewer.next, ChevronRight, () => go(1))}
          </div>
        )}
        <p aria-live="polite" className="me-auto font-semibold">
          {strings.viewer.place(name, documents.indexOf(shown) + 1, documents.length)}
        </p>
        {isPicture && (
          <div className="ms-auto flex gap-2">
            {tool(strings.viewer.smaller, ZoomOut, () => setZoom(zoom - 1), zoom === 0)}
            {tool(
              strings.viewer.larger,
              ZoomIn,
              () => setZoom(zoom + 1),
              zoom === ZOOMS.length - 1,
            )}
            {tool(strings.viewer.turn, RotateCw, () => setTurns((turns + 1) % 4))}
          </div>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard */}
      <div className="document-frame" tabIndex={0} role="group" aria-label={name}>
        <Sheet
          key={shown.kind}
          file={shown.file}
          name={name}
          zoom={ZOOMS[zoom] ?? 1}
          turns={turns}
        />
      </div>
    </section>
  );
}
