import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText, Inbox, LayoutPanelTop, Newspaper, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { applicantName } from '@/domain/applicationForm';
import { NEWEST_FIRST, sortApplications } from '@/features/applications/model/applicationList';
import { statusTone } from '@/domain/status';
import { statusLabel } from '@/domain/labels';
import { visaTypeLabel } from '@/domain/visaOptions';
import { DashedText, Badge, Card, buttonClass } from '@/ui/elements';
import { daysAgo, isBackupDue } from '@/features/backup/model/backupAge';
import { NEW_ENTRY } from '@/domain/contentType';
import { localDate, formatShortDate } from '@/lib/dates';
import { isSharingOptions } from '@/features/officeSync/queries';
import { backupTimesOptions, storageUseOptions } from '@/features/backup/admin/queries';
import { daysToTravel } from '@/features/handover/model/queue';
import { messagesOptions, readMessagesOptions } from '@/features/messages/admin/queries';
import { useRefetchOnContent, unpublishedOptions } from '@/shared/admin/queries';
import { pagesOptions, postsOptions, sectionsOptions } from '@/shared/queries/siteContent';
import {
  decidedTwiceOptions,
  removeApplicationOptions,
} from '@/features/applications/admin/queries';
import { applicationsOptions } from '@/features/applications/queries';
import { useNow } from '@/shared/useNow';
import { useIsMemoryOnly } from '@/shared/queries/storageHealth';
import { ShownRecord } from '@/shared/admin/ShownRecord';
import { AdminHeading } from '@/shared/admin/ListFrame';
import { MessagesCard } from '@/features/messages/admin/MessagesCard';
import { builtInPasswordOptions } from '@/features/session/admin/queries';
import { RecoveryNotes } from '@/features/backup/admin/RecoveryNotes';
import './overview.css';
import { strings } from './strings';
import { formatCount } from '@/lib/text/numbers';

const SHOWN = 6;

function NewestApplications() {
  const { data: applications } = useSuspenseQuery(applicationsOptions);
  const newest = useMemo(
    () => sortApplications(applications, NEWEST_FIRST).slice(0, SHOWN),
    [applications],
  );
  return (
    <Card className="px-0 pb-0">
      <section aria-labelledby="newest-applications" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-2 px-(--gutter)">
          <h2 id="newest-applications" className="text-2xl">
            {strings.newest.title}
          </h2>
          <Link to="/admin/dashboard/applications" className="text-primary underline">
            {strings.newest.all}
          </Link>
        </div>
        {newest.length === 0 ? (
          <p className="px-(--gutter) pb-5 text-muted">{strings.newest.none}</p>
        ) : (
          <ul>
            {newest.map((application) => (
              <li key={application.id} className="border-t border-hairline">
                <ShownRecord
                  record={application}
                  removal={removeApplicationOptions}
                  renderNote={(note) => <div className="px-(--gutter) py-3">{note}</div>}
                  renderRecord={() => (
                    <Link
                      to="/admin/dashboard/applications"
                      search={{ open: application.id }}
                      className="message-row"
                    >
                      <span className="flex flex-wrap items-center justify-between gap-x-4">
                        <span className="max-w-full truncate">
                          <bdi translate="no">
                            {applicantName(application) || strings.newest.noName}
                          </bdi>
                        </span>
                        {application.status !== '' && (
                          <Badge tone={statusTone(application.status)}>
                            {statusLabel(application.status)}
                          </Badge>
                        )}
                      </span>
                      <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
                        <span className="max-w-full truncate">
                          <bdi translate="no">{application.trackingNumber}</bdi>{' '}
                          <bdi>
                            <DashedText text={visaTypeLabel(application.visaType)} />
                          </bdi>
                        </span>
                        <span>{formatShortDate(application.submissionDate)}</span>
                      </span>
                    </Link>
                  )}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

/** The greeting and the quick actions (SPEC section 2). */
function Welcome() {
  const keepsNothing = useIsMemoryOnly();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h2 className="text-xl">{strings.welcome.title}</h2>
        {keepsNothing && <p className="text-muted">{strings.welcome.notKept}</p>}
      </div>
      <nav
        aria-labelledby="quick-actions"
        className="no-print flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <h3 id="quick-actions" className="font-sans text-sm font-normal text-muted">
          {strings.welcome.actions}
        </h3>
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Link to="/admin/dashboard/applications" className={buttonClass({ size: 'sm' })}>
            {strings.welcome.applications}
          </Link>
          <Link
            to="/admin/dashboard/$collection"
            params={{ collection: 'pages' }}
            search={{ open: NEW_ENTRY }}
            className={buttonClass({ size: 'sm' })}
          >
            {strings.welcome.newPage}
          </Link>
          <Link
            to="/admin/dashboard/$collection"
            params={{ collection: 'blogs' }}
            search={{ open: NEW_ENTRY }}
            className={buttonClass({ size: 'sm' })}
          >
            {strings.welcome.newPost}
          </Link>
          <Link
            to="/admin/dashboard/settings"
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            {strings.welcome.settings}
          </Link>
        </div>
      </nav>
    </div>
  );
}

/** A warning with a link when content other than applications fills the storage. */
function StorageWarning() {
  const { data: use } = useQuery(storageUseOptions);
  useRefetchOnContent(storageUseOptions.queryKey);
  if (!use?.isNearlyFull) return null;
  return (
    <p role="status" className="note-line text-advice">
      <TriangleAlert aria-hidden="true" />
      <span>{strings.storageFull.nearlyFull(use.contentShare)}</span>
      <Link to="/admin/dashboard/profile" hash="storage">
        {strings.storageFull.look}
      </Link>
    </p>
  );
}

/** Open tasks, each with a link to it. */
function WorkList() {
  const { data: applications } = useSuspenseQuery(applicationsOptions);
  const { data: twice = new Set<string>() } = useQuery(decidedTwiceOptions);
  const { data: messages } = useSuspenseQuery(messagesOptions);
  const { data: read } = useQuery(readMessagesOptions);
  const { data: unpublished } = useQuery(unpublishedOptions);
  const today = localDate(useNow());
  const waiting = applications.filter(({ id, status }) => status === 'Submitted' && !twice.has(id));
  const near = waiting.filter(({ travelDate }) => (daysToTravel(travelDate, today) ?? -1) >= 0);
  const unread = read ? messages.filter(({ id }) => !read.has(id)).length : 0;
  const changes = unpublished?.count ?? 0;
  const words = strings.work;
  const work = [
    {
      count: waiting.length,
      text: words.waiting,
      link: { to: '/admin/counter', search: { queue: 'waiting' } },
    },
    {
      count: near.length,
      text: words.near,
      link: { to: '/admin/counter', search: { queue: 'waiting' } },
    },
    {
      count: twice.size,
      text: words.twice,
      link: { to: '/admin/counter', search: { queue: 'twice' } },
    },
    {
      count: unread,
      text: words.unread,
      link: { to: '/admin/dashboard/overview', hash: 'messages' },
    },
    {
      count: changes,
      text: words.unpublished,
      link: { to: '.', hash: 'publish' },
    },
  ] as const;
  const toDo = work.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="work">
      <h2 id="work" className="sr-only">
        {strings.work.title}
      </h2>
      {toDo.length === 0 ? (
        <p className="text-lg">{words.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-[1.125rem]">
          {toDo.map(({ count, text, link }) => (
            <li key={text(count)}>
              <Link
                {...link}
                className="inline-flex min-h-11 items-center font-semibold text-primary underline"
              >
                {text(count)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const collection = (path: string) => ({
  to: '/admin/dashboard/$collection' as const,
  params: { collection: path },
});

/** The number of entries per collection, with links (SPEC section 2). */
function CountCards() {
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
    // Two columns, or one if a word would not fit.
    <ul
      aria-label={strings.counts.title}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.25rem,40%)),1fr))] gap-3 lg:grid-cols-4"
    >
      {cards.map(({ label, link, icon: Icon, items }, place) => (
        <li
          key={label}
          className="motion-safe:animate-[count-card-in_250ms_var(--ease-out)_backwards]"
          style={{ animationDelay: `${place / 10}s` }}
        >
          <Link
            {...link}
            className="grid h-full content-between gap-1 rounded-field border border-hairline px-4 py-2 [transition:border-color_150ms_var(--ease-out)] hover:border-primary"
          >
            <span className="flex items-start justify-between gap-2">
              <span className="text-sm font-semibold">{label}</span>
              <Icon
                aria-hidden="true"
                className="mt-0.5 hidden size-4 shrink-0 text-primary sm:block"
              />
            </span>
            <span className="font-mono text-2xl/none font-semibold wrap-anywhere">
              {formatCount(items.length)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A reminder seven days after the last backup, or after the first data. */
function BackupReminder() {
  const { data: times } = useQuery(backupTimesOptions);
  const { data: isSharing } = useQuery(isSharingOptions);
  const [now] = useState(Date.now);
  if (times === undefined || !isBackupDue(times, now)) return null;
  const none = isSharing === true ? strings.backup.noneShared : strings.backup.none;
  return (
    <section aria-labelledby="backup-due" className="note-line text-advice">
      <TriangleAlert aria-hidden="true" />
      <h2 id="backup-due" className="font-sans">
        {strings.backup.title}
      </h2>
      <p>{times.lastAt === undefined ? none : strings.backup.last(daysAgo(times.lastAt, now))}</p>
      <Link to="/admin/dashboard/profile" hash="data">
        {strings.backup.make}
      </Link>
    </section>
  );
}

/** Warns that the built-in password still opens this device. */
function PasswordNote() {
  const { data: isBuiltIn } = useQuery(builtInPasswordOptions);
  if (isBuiltIn !== true) return null;
  return (
    <p role="status" className="note-line text-advice">
      <TriangleAlert aria-hidden="true" />
      <span>{strings.password.text}</span>
      <Link to="/admin/dashboard/profile" hash="password">
        {strings.password.change}
      </Link>
    </p>
  );
}

const NewerNote = lazy(async () => ({
  default: (await import('@/features/publication/admin/PublishLink')).NewerNote,
}));

/** The first screen of the dashboard (SPEC section 2). */
export function OverviewScreen() {
  return (
    <>
      <AdminHeading title={strings.title} />
      <WorkList />
      <RecoveryNotes />
      <StorageWarning />
      <PasswordNote />
      <Suspense>
        <NewerNote />
      </Suspense>
      <BackupReminder />
      <Card className="grid gap-4 py-4">
        <CountCards />
        <Welcome />
      </Card>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <NewestApplications />
        <MessagesCard />
      </div>
    </>
  );
}
