import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { EntryRecord } from '@/domain/contentType';
import { versionsOptions } from '@/features/content/admin/queries';
import { type ContentTypeConfig, formFields } from '@/features/content/model/contentTypeConfig';
import { type FormValues, formValues } from '@/features/content/model/entryForm';
import { sameJson } from '@/lib/json';
import { LOCALE } from '@/lib/language';
import { formatDateTime } from '@/lib/dates';
import { SideBySide } from '@/shared/admin/editing/ConflictDialog';
import { strings as shared } from '@/shared/admin/strings';
import { differences } from '@/shared/editing/formDefinition';
import type { Editor } from '@/shared/editing/useEditor';
import { Button, Select } from '@/ui/elements';
import { Dialog } from '@/ui/overlays/Dialog';
import { useMinute } from '@/shared/useNow';
import { useToast } from '@/ui/overlays/toast';
import { editorStrings } from '../strings';

const { versions: words } = editorStrings;

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a time was: `2 hours ago`. */
function timeAgo(at: number, now: number): string {
  const [unit, ms] = UNITS.find(([, each]) => now - at >= each) ?? UNITS[2];
  const format = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
  return format.format(-Math.max(0, Math.floor((now - at) / ms)), unit);
}

interface EarlierVersionsProps {
  config: ContentTypeConfig;
  editor: Pick<Editor<EntryRecord | undefined, FormValues>, 'base' | 'form' | 'isDirty'>;
  /** Fills the form without saving. */
  onFill: (values: FormValues) => void;
}

/** A button that lists the earlier versions that differ from a stored entry, if there are any. */
export function EarlierVersions({ config, editor, onFill }: EarlierVersionsProps) {
  const { base, form, isDirty } = editor;
  const { data } = useQuery(versionsOptions(config, base?.id));
  const versions = useMemo(() => {
    const stored = base && formValues(config, base);
    return data?.filter(({ values }) => !sameJson(values, stored)) ?? [];
  }, [config, base, data]);
  const [chosen, choose] = useState<{ readonly at: number; readonly values: FormValues }>();
  const now = useMinute()?.getTime() ?? 0;
  const show = useToast();
  if (versions.length === 0) return null;
  const sides = chosen && { mine: form.getValues(), theirs: chosen.values };
  const changed = Object.keys(sides?.mine ?? {}).filter(
    (name) => !sameJson(sides?.mine[name], sides?.theirs[name]),
  );
  const shown = sides ? differences(formFields(config), changed, sides) : [];
  const close = () => choose(undefined);
  const use = (values: FormValues) => {
    const typed = { ...form.getValues() };
    onFill(values);
    close();
    const run = () => {
      onFill(typed);
      return undefined;
    };
    if (isDirty) show({ title: words.used, action: { label: shared.undo.label, run } });
  };
  return (
    <>
      <Button variant="ghost" onClick={() => choose(versions[0])}>
        <History aria-hidden className="size-4" /> {words.title}
      </Button>
      {chosen && (
        <Dialog
          open
          width="wide"
          title={words.title}
          description={words.note}
          onClose={close}
          footer={
            <>
              <Button variant="ghost" onClick={close}>
                {shared.conflict.back}
              </Button>
              <Button onClick={() => use(chosen.values)}>{words.use}</Button>
            </>
          }
        >
          <div className="grid gap-5">
            <Select
              aria-label={words.saved}
              className="w-full sm:max-w-md"
              value={chosen.at}
              onChange={({ target }) => choose(versions[target.selectedIndex])}
              options={versions.map(({ at }) => ({
                value: String(at),
                label: `${formatDateTime(at)} (${timeAgo(at, now)})`,
              }))}
            />
            {shown.length === 0 && <p>{words.same}</p>}
            <SideBySide differences={shown} names={{ mine: words.now, theirs: words.earlier }} />
          </div>
        </Dialog>
      )}
    </>
  );
}
