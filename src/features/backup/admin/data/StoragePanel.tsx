import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import type { BackupTimes } from '@/features/backup/model/backupAge';
import { contentName } from '@/features/content/model/contentTypeConfigs';
import { FileDrop } from '@/ui/inputs/FileDrop';
import { singleFlight } from '@/lib/async/tasks';
import { chooseTarget } from '@/lib/browser/saveBlob';
import { localDate } from '@/lib/time/dates';
import { applicationsOptions } from '@/features/applications/queries';
import { type MoveRule, storageCapacity } from '@/features/backup/model/storageCapacity';
import { backupFailureText, confirmMoveOptions, movableOptions, moveOptions } from './queries';
import { useRefetchOnContent } from '@/shared/admin/queries';
import type { StorageUse } from '@/store/storageUse';
import { storageUseOptions } from '@/features/backup/queries';
import { countersOptions } from '@/features/officeSync/queries';
import { Button } from '@/ui/controls/Button';
import { Field, TextInput, Select } from '@/ui/controls/Field';
import { ConfirmDialog } from '@/ui/overlays/Dialog';
import { StorageNote } from '../StorageNote';
import { Bar } from './Bar';
import { LastBackup } from './LastBackup';
import { dataStrings } from '../strings';
import { formatCount } from '@/lib/text/numbers';

/** Moves old applications to a file, which is verified before they are removed here. */
function MoveApplications() {
  const id = useId();
  const [kind, setKind] = useState<MoveRule['kind']>('decided');
  const [day, setDay] = useState('');
  const rule: MoveRule = kind === 'decided' ? { kind } : { kind, day };
  const { queryKey, ...movable } = movableOptions(rule);
  const { data: found } = useQuery({ ...movable, queryKey });
  useRefetchOnContent(queryKey);
  const move = useMutation(moveOptions);
  const confirm = useMutation(confirmMoveOptions);
  const [flight] = useState(singleFlight);
  const { data: office } = useQuery(countersOptions);
  const [isAsking, setIsAsking] = useState(false);
  const unverified = confirm.isSuccess ? undefined : move.data?.unverified;
  const removed = confirm.data ?? move.data?.removed;
  const error = confirm.error ?? move.error;

  const counterNames = [...(office?.names.values() ?? [])].filter((name) => name !== '');

  const begin = async () => {
    if (!flight.begin()) return;
    const fileName = `visa-applications-moved-${localDate(new Date())}.json`;
    const target = await chooseTarget(fileName, dataStrings.move.fileType);
    flight.end();
    if (target === undefined) return;
    confirm.reset();
    move.mutate({ rule, target, fileName });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (move.isPending || found === undefined || found.count === 0) return;
    if (office?.isSharing === true) setIsAsking(true);
    else void begin();
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby={`${id}title`} className="grid gap-4">
      <h3 id={`${id}title`} className="text-xl">
        {dataStrings.move.title}
      </h3>
      <p className="text-muted">{dataStrings.move.text}</p>
      <Field label={dataStrings.move.which}>
        {(frame) => (
          <Select
            {...frame}
            value={kind}
            onChange={({ target }) =>
              setKind(target.value === 'olderThan' ? 'olderThan' : 'decided')
            }
          >
            <option value="decided">{dataStrings.move.decided}</option>
            <option value="olderThan">{dataStrings.move.olderThan}</option>
          </Select>
        )}
      </Field>
      {kind === 'olderThan' && (
        <Field label={dataStrings.move.day}>
          {(frame) => (
            <TextInput
              {...frame}
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
      )}
      {found && <p>{dataStrings.move.found(found.count, found.codeUnits)}</p>}
      <Button
        type="submit"
        variant="outline"
        className="justify-self-start"
        aria-disabled={move.isPending || found === undefined || found.count === 0}
      >
        {move.isPending ? dataStrings.move.moving : dataStrings.move.begin}
      </Button>
      {unverified && (
        <div className="grid gap-1.5">
          <label htmlFor={`${id}file`} className="font-semibold">
            {dataStrings.move.choose}
          </label>
          <FileDrop
            id={`${id}file`}
            accept=".json,application/json"
            onFile={(file) => confirm.mutate({ file, unverified })}
          >
            <span>{dataStrings.move.chooseHint}</span>
          </FileDrop>
        </div>
      )}
      {error && (
        <p role="alert" className="failure-note">
          {dataStrings.move.failed(backupFailureText(error))}
        </p>
      )}
      {removed !== undefined && <p role="status">{dataStrings.move.done(removed)}</p>}
      {move.data && move.data.stayed > 0 && (
        <p role="status" className="text-advice">
          {dataStrings.move.stayed(move.data.stayed)}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={dataStrings.move.question}
        text={dataStrings.move.everywhere(found?.count ?? 0, counterNames)}
        confirmLabel={dataStrings.move.begin}
        destructive
        onConfirm={() => {
          setIsAsking(false);
          void begin();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </form>
  );
}

/** Storage use by collection, largest first, the rest as one row. */
function rowsOf({ keys }: StorageUse): [name: string, codeUnits: number][] {
  const sums = new Map<string, number>();
  for (const { key, codeUnits } of keys) {
    const name = contentName(key) ?? dataStrings.storage.other;
    sums.set(name, (sums.get(name) ?? 0) + codeUnits);
  }
  return [...sums].toSorted(([, a], [, b]) => b - a);
}

function toneOf(share: number): string {
  if (share > 0.95) return 'bg-error';
  return share > 0.8 ? 'bg-warning' : 'bg-primary';
}

/** Storage use, persistence, and ways to free storage. */
export function StoragePanel({ times }: { times: BackupTimes | undefined }) {
  const { data: use } = useQuery(storageUseOptions);
  const { data: count = 0 } = useQuery({ ...applicationsOptions, select: (all) => all.length });
  const capacity = use && storageCapacity(use, count);
  useRefetchOnContent(storageUseOptions.queryKey);
  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      {use && capacity && (
        <section aria-labelledby="room" className="grid gap-3">
          <h3 id="room" className="text-xl">
            {dataStrings.storage.room}
          </h3>
          <p id="room-used">{dataStrings.storage.used(capacity.share, capacity.fits)}</p>
          <meter
            aria-labelledby="room-used"
            min={0}
            max={use.limit}
            value={use.used}
            className="sr-only"
          />
          <div className="max-w-120">
            <Bar share={use.used / use.limit} tone={toneOf(use.used / use.limit)} />
          </div>
          <p className="text-sm text-muted">{dataStrings.storage.characters}</p>
          <dl className="grid max-w-120">
            {rowsOf(use).map(([name, codeUnits]) => (
              <div key={name} className="flex justify-between gap-4 border-t border-hairline py-1">
                <dt>{name}</dt>
                <dd className="tabular-nums">{formatCount(codeUnits)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className="grid gap-8">
        <section aria-labelledby="kept" className="grid gap-3">
          <h3 id="kept" className="text-xl">
            {dataStrings.storage.safety}
          </h3>
          <StorageNote />
          <LastBackup times={times} />
        </section>
        <MoveApplications />
      </div>
    </div>
  );
}
