import { useQuery } from '@tanstack/react-query';
import { DOCUMENT_KINDS, type VisaApplication } from '@/content/applications/application';
import { documentFilesOptions } from '@/queries/content/documentFiles';
import { Button } from '@/ui/controls/Button';
import { UploadedDocument } from './UploadedDocument';
import { strings } from './strings';

/** SPEC section 2: one row per uploaded document. */
export function UploadedDocuments({
  application: { id, documents },
}: {
  application: VisaApplication;
}) {
  const { data: files, isPending, isError, refetch } = useQuery(documentFilesOptions(id));
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
            />
          ))}
        </ul>
      )}
    </section>
  );
}
