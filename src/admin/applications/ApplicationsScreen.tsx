import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { VisaApplication } from '@/content/applications/application';
import {
  APPLICATION_COLUMNS,
  COLUMN_LABELS,
  valuesOf,
} from '@/content/applications/applicationList';
import { STATUSES } from '@/content/applications/status';
import { VISA_OPTIONS, visaTypeLabel } from '@/content/applications/visaOptions';
import { saveBlob } from '@/lib/browser/saveBlob';
import { localDate } from '@/lib/time/localDate';
import { Button } from '@/ui/controls/Button';
import { buttonClass } from '@/ui/controls/buttonClass';
import { useIsWide } from '@/ui/controls/useIsWide';
import { AdminHeading } from '../AdminHeading';
import { ListFrame } from '../list/ListFrame';
import { SortChoice } from '../list/ListTools';
import { ApplicationList } from './ApplicationList';
import { OpenApplication } from './ApplicationDialog';
import { useApplicationList } from './useApplicationList';
import { useOpenApplication } from './useOpenApplication';
import { strings } from './strings';
import './applications.css';

const VISA_IDS = VISA_OPTIONS.map(({ id }) => id);
const COLUMNS = APPLICATION_COLUMNS.map((id) => ({ id, label: COLUMN_LABELS[id] }));

/** Saves the applications as a file for spreadsheets, named by today's date. */
async function saveCsv(applications: readonly VisaApplication[]): Promise<void> {
  const { applicationsCsv } = await import('@/content/applications/applicationsCsv');
  const table = new Blob([applicationsCsv(applications)], { type: 'text/csv;charset=utf-8' });
  saveBlob(table, `visa-applications-${localDate(new Date())}.csv`);
}

/** Every application, to find, read and export; nothing here changes one (SPEC section 2). */
export function ApplicationsScreen() {
  const isWide = useIsWide('64rem');
  const list = useApplicationList();
  const { stored, found, search, sort, setSort } = list;
  const rowButton = useRef<HTMLButtonElement>(null);
  const opened = useOpenApplication(found, { listKey: list.key, rowButton });
  const statuses = useMemo(() => valuesOf(stored, 'status', STATUSES), [stored]);
  const visaTypes = useMemo(() => valuesOf(stored, 'visaType', VISA_IDS), [stored]);

  return (
    <>
      <AdminHeading title={strings.title} subtitle={strings.subtitle} />
      <ListFrame
        of="visaApplications"
        title={strings.list.title}
        words={strings.list.words}
        stored={stored.length}
        found={found.length}
        action={
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
        }
        tools={{
          label: strings.filters.search,
          example: strings.filters.searchExample,
          typed: list.typed,
          onType: list.setTyped,
          filters: [
            {
              label: COLUMN_LABELS.status,
              value: search.status,
              options: statuses.map((value) => ({ value, label: value })),
              onChange: (status) => void list.change({ status }),
            },
            {
              label: COLUMN_LABELS.visaType,
              value: search.visa,
              options: visaTypes.map((value) => ({ value, label: visaTypeLabel(value) })),
              onChange: (visa) => void list.change({ visa }),
            },
          ],
          sortChoice: !isWide && <SortChoice columns={COLUMNS} sort={sort} onSort={setSort} />,
        }}
        onShowAll={list.clear}
        empty={{
          title: strings.list.nothing,
          text: strings.list.empty,
          action: (
            <Link to="/apply" className={buttonClass({ variant: 'outline' })}>
              {strings.list.apply}
            </Link>
          ),
        }}
      >
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
      </ListFrame>
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
