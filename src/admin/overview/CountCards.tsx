import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText, Inbox, LayoutPanelTop, Newspaper } from 'lucide-react';
import { pagesOptions, postsOptions, sectionsOptions } from '@/queries/content/siteContent';
import { applicationsOptions } from '@/queries/content/tracking';
import { strings } from './strings';

const collection = (path: string) => ({
  to: '/admin/dashboard/$collection' as const,
  params: { collection: path },
});

/** How much of everything there is; each card leads to it (SPEC section 2). */
export function CountCards() {
  const { data: applications } = useSuspenseQuery(applicationsOptions);
  const { data: pages } = useSuspenseQuery(pagesOptions);
  const { data: posts } = useSuspenseQuery(postsOptions);
  const { data: sections } = useSuspenseQuery(sectionsOptions);
  const cards = [
    {
      label: strings.counts.applications,
      link: { to: '/admin/dashboard/applications' },
      icon: Inbox,
      items: applications,
    },
    { label: strings.counts.pages, link: collection('pages'), icon: FileText, items: pages },
    { label: strings.counts.posts, link: collection('blogs'), icon: Newspaper, items: posts },
    {
      label: strings.counts.sections,
      link: collection('sections'),
      icon: LayoutPanelTop,
      items: sections,
    },
  ] as const;
  return (
    <ul aria-label={strings.counts.title} className="count-cards">
      {cards.map(({ label, link, icon: Icon, items }) => (
        <li key={label} className="count-card">
          <Link {...link} className="count-card-link">
            <span className="flex items-start justify-between gap-2">
              <span className="font-semibold">{label}</span>
              <Icon
                aria-hidden="true"
                className="mt-0.5 hidden size-5 shrink-0 text-primary sm:block"
              />
            </span>
            <span className="count-card-figure">{items.length.toLocaleString()}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
