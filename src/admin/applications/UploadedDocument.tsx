import { Download } from 'lucide-react';
import { type DocumentKind, type FileRecord } from '@/content/applications/application';
import { DOCUMENT_LABELS } from '@/content/applicationForm';
import { fileNameForSaving, sizeInKb } from '@/content/applications/documentFile';
import { saveBlob } from '@/lib/browser/saveBlob';
import { FileThumbnail } from '@/form/FileThumbnail';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/overlays/toast';
import { OpenDocument } from './OpenDocument';
import { strings } from './strings';

interface UploadedDocumentProps {
  kind: DocumentKind;
  record: FileRecord;
  /** Its bytes, of a type that is safe to hand out, where they are on this device. */
  file: Blob | undefined;
  /** Whether it is not known if they are here: they are looked for, or could not be read. */
  isUnknown: boolean;
}

export function UploadedDocument({ kind, record, file, isUnknown }: UploadedDocumentProps) {
  const { name, size } = record;
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
  const shownSize = <span className="font-mono">{sizeInKb(size)}</span>;
  return (
    <li className="application-document">
      {file && (
        <span className="no-print">
          <FileThumbnail file={file} className="size-24" />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-sm text-muted">{DOCUMENT_LABELS[kind]}</p>
        <p className="font-semibold wrap-anywhere print:line-clamp-2">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm">
          {file === undefined && !isUnknown ? strings.documents.nameOnly(shownSize) : shownSize}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 no-print">
        {file && <OpenDocument name={name} file={file} />}
        <Button
          variant="outline"
          size="sm"
          className="pointer-coarse:min-h-11"
          // In reach of the keyboard all the same: what scrolls may have nothing else to reach.
          aria-disabled={isUnknown}
          onClick={download}
        >
          <Download aria-hidden className="size-4" />
          {strings.documents.download(name)}
        </Button>
      </div>
    </li>
  );
}
