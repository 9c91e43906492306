import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { valuesOf } from '@/content/applications/applicationList';
import { STATUSES } from '@/content/applications/status';
import { VISA_OPTIONS } from '@/content/applications/visaOptions';
import { unreadOptions } from '@/queries/admin/recovery';
import { BlankForm } from '@/ui/art/BlankForm';
import { Button } from '@/ui/controls/Button';
import { buttonClass } from '@/ui/controls/buttonClass';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { useIsWide } from '@/ui/controls/useIsWide';
import { AdminHeading } from '../AdminHeading';
import { UnreadNote } from '../UnreadNote';
import { ApplicationFilters } from './ApplicationFilters';
import { ApplicationList } from './ApplicationList';
import { OpenApplication } from './OpenApplication';
import { saveCsv } from './saveCsv';
import { useApplicationList } from './useApplicationList';
import { useOpenApplication } from './useOpenApplication';
import { strings } from './strings';
import './applications.css';

const VISA_IDS = VISA_OPTIONS.map(({ id }) => id);

/** Every application, to find, read and export; nothing here changes one (SPEC section 2). */
export function ApplicationsScreen() {
  const isWide = useIsWide('64rem');
  const list = useApplicationList();
  const { stored, found, search, sort, setSort } = list;
  const { data: unread = 0 } = useQuery(unreadOptions('visaApplications'));
  const rowButton = useRef<HTMLButtonElement>(null);
  const opened = useOpenApplication(found, { listKey: list.key, rowButton });
  const statuses = useMemo(() => valuesOf(stored, 'status', STATUSES), [stored]);
  const visaTypes = useMemo(() => valuesOf(stored, 'visaType', VISA_IDS), [stored]);

  return (
    <>
      <AdminHeading title={strings.title} subtitle={strings.subtitle} />
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 className="text-2xl">{strings.list.title}</h2>
            <output className="text-sm text-muted tabular-nums">
              {found.length === stored.length
                ? strings.list.all(stored.length)
                : strings.list.found(found.length, stored.length)}
            </output>
          </div>
          {stored.length > 0 && (
            <Button
              variant="outline"
              size="sm"
              className="pointer-coarse:min-h-11"
              disabled={found.length === 0}
              onClick={() => void saveCsv(found)}
            >
              <Download aria-hidden className="size-4" />
              {strings.list.saveCsv}
            </Button>
          )}
        </div>
        <UnreadNote of="visaApplications" />
        {stored.length > 0 && (
          <ApplicationFilters
            typed={list.typed}
            onType={list.setTyped}
            search={search}
            statuses={statuses}
            visaTypes={visaTypes}
            onChange={(part) => void list.change(part)}
            sorting={isWide ? undefined : { sort, onSort: setSort }}
          />
        )}
        {found.length > 0 ? (
          <ApplicationList
            applications={found}
            listKey={list.key}
            isWide={isWide}
            sort={sort}
            onSort={setSort}
            current={opened.row}
            onMove={opened.move}
            onOpen={opened.open}
            currentButton={rowButton}
          />
        ) : unread !== 0 && stored.length === 0 ? null : (
          <EmptyState
            level="h3"
            drawing={<BlankForm />}
            title={strings.list.nothing}
            text={stored.length === 0 ? strings.list.empty : strings.list.noMatch}
            action={
              stored.length === 0 ? (
                <Link to="/apply" className={buttonClass({ variant: 'outline' })}>
                  {strings.list.apply}
                </Link>
              ) : (
                <Button variant="outline" onClick={list.clear}>
                  {strings.list.showAll}
                </Button>
              )
            }
          />
        )}
      </Card>
      <OpenApplication
        id={opened.id}
        stored={stored}
        found={found}
        onGo={opened.step}
        onClose={opened.close}
        finalFocus={rowButton}
      />
    </>
  );
}
