import {
  ExternalLink,
  ChevronLeft,
  ChevronRight,
  RotateCw,
  ZoomIn,
  ZoomOut,
  Download,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { canBeShown, type DocumentFile, fileNameForSaving, sizeInKb } from '@/domain/documentFile';
import { strings } from './strings';
import { DOCUMENT_LABELS } from '@/domain/labels';
import { useQuery } from '@tanstack/react-query';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type FileRecord,
  type VisaApplication,
} from '@/domain/application';
import { withoutBidiControls } from '@/lib/text/typed';
import { FileThumbnail, useImageOf } from '@/ui/inputs/files';
import { saveBlob } from '@/lib/browser/saveBlob';
import { fetchMissingDocuments } from '@/shared/store/missingDocuments';
import { documentFilesOptions } from '@/features/applications/queries';
import { FailureNote, BreakableText, Button } from '@/ui/elements';
import { toast } from '@/ui/overlays/toast';

interface OpenDocumentProps {
  name: string;
  /** Its type is safe to open; files of other types can only be downloaded. */
  file: Blob;
}

/** Opens an image or PDF in a tab of its own. */
function OpenDocument({ name, file }: OpenDocumentProps) {
  const url = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (url.current !== undefined) URL.revokeObjectURL(url.current);
      url.current = undefined;
    },
    [],
  );
  if (!canBeShown(file.type)) return null;
  const open = () => {
    url.current ??= URL.createObjectURL(file);
    window.open(url.current, '_blank');
  };
  return (
    <Button variant="outline" size="sm" className="pointer-coarse:min-h-11" onClick={open}>
      <ExternalLink aria-hidden className="size-4" />
      {strings.documents.open(name)}
    </Button>
  );
}

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
  const draw = useImageOf(file);
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
      className="relative [container-type:size]"
      style={{
        width: `${String(zoom * 100)}%`,
        aspectRatio: isAcross ? `${height} / ${width}` : `${width} / ${height}`,
      }}
    >
      <img
        ref={draw}
        alt={name}
        className="absolute top-1/2 left-1/2 max-w-none -translate-1/2"
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
      <div
        className="h-[clamp(14rem,46dvh,34rem)] overflow-auto rounded-field border border-hairline bg-base-100"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        role="group"
        aria-label={name}
      >
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

interface UploadedDocumentProps {
  kind: DocumentKind;
  record: FileRecord;
  /** The stored file with a safe type, if it is on this device. */
  file: Blob | undefined;
  /** Whether the file is still being looked up, or could not be read. */
  isUnknown: boolean;
  /** Whether it is beside the counter's viewer, where a missing file has no button. */
  isInViewer: boolean;
}

function UploadedDocument({ kind, record, file, isUnknown, isInViewer }: UploadedDocumentProps) {
  const { size } = record;
  const name = withoutBidiControls(record.name);
  const download = () => {
    if (isUnknown) return;
    if (file) {
      saveBlob(file, fileNameForSaving(name));
      return;
    }
    toast({
      title: strings.documents.simulated.title,
      description: strings.documents.simulated.description(name),
    });
  };
  const shownSize = <bdi className="font-mono">{sizeInKb(size)}</bdi>;
  return (
    <li className="ruled-row items-center gap-x-4 gap-y-2">
      {file && !isInViewer && (
        <span className="no-print">
          <FileThumbnail file={file} className="size-24" />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-sm text-muted">{DOCUMENT_LABELS[kind]}</p>
        <p className="font-semibold wrap-anywhere print:line-clamp-2">
          <bdi>
            <BreakableText text={name} />
          </bdi>
        </p>
        <p className="text-sm">
          {file === undefined && !isUnknown ? strings.documents.nameOnly(shownSize) : shownSize}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 no-print">
        {file && <OpenDocument name={name} file={file} />}
        {(file ?? !isInViewer) && (
          <Button
            variant="outline"
            size="sm"
            className="pointer-coarse:min-h-11"
            // Stays focusable, so that the scroll container has a focusable child.
            aria-disabled={isUnknown}
            onClick={download}
          >
            <Download aria-hidden className="size-4" />
            {strings.documents.download(name)}
          </Button>
        )}
      </div>
    </li>
  );
}

interface UploadedDocumentsProps {
  application: VisaApplication;
  /** Whether they can be read in place. */
  hasViewer?: boolean;
}

/** SPEC section 2: one row per uploaded document. */
export function UploadedDocuments({
  application: { id, documents },
  hasViewer = false,
}: UploadedDocumentsProps) {
  const {
    data: files,
    isPending,
    isError,
    refetch,
  } = useQuery(documentFilesOptions(id, fetchMissingDocuments));
  const uploaded = DOCUMENT_KINDS.flatMap((kind) => {
    const record = documents[kind];
    return record ? [{ kind, record, file: files?.get(kind) }] : [];
  });
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{strings.documents.title}</h3>
      {isError && (
        <FailureNote className="no-print">
          {strings.documents.unreadable}{' '}
          <Button variant="link" size="sm" onClick={() => void refetch()}>
            {strings.documents.tryAgain}
          </Button>
        </FailureNote>
      )}
      {hasViewer && (
        <DocumentViewer
          documents={uploaded.flatMap(({ kind, file }) => (file ? [{ kind, file }] : []))}
        />
      )}
      {uploaded.length === 0 ? (
        <p>{strings.documents.none}</p>
      ) : (
        <ul aria-busy={isPending} className="grid">
          {uploaded.map(({ kind, record, file }) => (
            <UploadedDocument
              key={kind}
              kind={kind}
              record={record}
              file={file}
              isUnknown={files === undefined}
              isInViewer={hasViewer}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
