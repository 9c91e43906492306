import { KeyPanel } from '@/features/handover/admin/KeyPanel';
import { CountersPanel } from '@/features/officeSync/admin/CountersPanel';
import { useHashTab } from '@/shared/admin/ListFrame';
import { Card } from '@/ui/elements';
import { Tabs } from '@/ui/controls/Tabs';
import { strings } from './strings';

const TABS = ['key', 'counters'] as const;

/** The key of the office, and the counters that share its data. */
export function OfficeSection() {
  const [tab, setTab] = useHashTab((hash) => TABS.find((each) => each === hash), 'key');
  return (
    <Card>
      <Tabs
        label={strings.office.title}
        shown={tab}
        onShow={setTab}
        tabs={[
          { id: 'key', label: strings.office.key, panel: <KeyPanel /> },
          { id: 'counters', label: strings.office.counters, panel: <CountersPanel /> },
        ]}
      />
    </Card>
  );
}
