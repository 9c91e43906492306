import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CloudDownload } from 'lucide-react';
import { publicationStatusOptions, hostOptions } from '@/features/publication/admin/queries';
import { strings } from './strings';

/** A banner if the site was published from elsewhere. */
export function NewerNote() {
  const host = useQuery(hostOptions);
  const { data: here } = useQuery(publicationStatusOptions(host.data));
  if (here?.state !== 'newer') return null;
  return (
    <p className="note-line text-advice">
      <CloudDownload aria-hidden="true" />
      <span>{strings.note}</span>
      <Link to="." hash="publish">
        {strings.compare}
      </Link>
    </p>
  );
}
