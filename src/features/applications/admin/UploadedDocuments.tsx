import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { DOCUMENT_LABELS } from '@/domain/labels';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type FileRecord,
  type VisaApplication,
} from '@/domain/application';
import { withoutBidiControls } from '@/lib/text/typed';
import { fileNameForSaving, sizeInKb } from '@/domain/documentFile';
import { FileThumbnail } from '@/ui/inputs/FileDrop';
import { saveBlob } from '@/lib/browser/saveBlob';
import { fetchMissingDocuments } from '@/store/documents/missingDocuments';
import { documentFilesOptions } from '@/features/applications/documentFiles.queries';
import { BreakableText } from '@/ui/controls/BreakableText';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/overlays/toast';
import { DocumentViewer } from './DocumentViewer';
import { OpenDocument } from './OpenDocument';
import { strings } from './strings';

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
        <p role="alert" className="failure-note no-print">
          {strings.documents.unreadable}{' '}
          <Button variant="link" size="sm" onClick={() => void refetch()}>
            {strings.documents.tryAgain}
          </Button>
        </p>
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
