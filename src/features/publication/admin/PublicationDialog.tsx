import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, type NavigateOptions } from '@tanstack/react-router';
import { ExternalLink, TriangleAlert, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SETTINGS_TABS } from '@/features/settings/model/fields';
import { requestWriteAccess, chooseTarget, type FileTarget } from '@/lib/browser/saveBlob';
import { keyed } from '@/lib/sorting';
import { formatDateTime } from '@/lib/dates';
import type { PublicationStatus, HostAnswer } from '@/features/publication/store/publish';
import type { PublishedChange } from '@/features/publication/store/changes';
import {
  publicationStatusOptions,
  hostOptions,
  newerOptions,
  publishFailureText,
  publishOptions,
  takeOverPublicationOptions,
  useTakeOverFailure,
} from '@/features/publication/admin/queries';
import { useRefetchOnContent } from '@/shared/admin/queries';
import { FailureNote, Fold, Badge, type Tone, Button, buttonClass } from '@/ui/elements';
import { ConfirmDialog, Dialog, type DialogProps } from '@/ui/overlays/Dialog';
import { entryTarget } from '@/features/content/admin/adminEntries';
import { DryRun, ImportIssues } from '@/features/backup/admin/DryRun';
import { siteAddress } from '@/lib/browser/siteAddress';
import { strings } from './strings';

/** Maximum number of listed changes; further ones are only counted. */
const LISTED = 100;

const TONES: Readonly<Record<PublishedChange['change'], Tone>> = {
  new: 'green',
  changed: 'yellow',
  removed: 'red',
};

/** A published entry or group, with text before and after its link. */
interface Thing {
  readonly key?: PublishedChange['key'] | undefined;
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly first?: ReactNode;
  readonly last?: string;
}

function editorOf({ key, id = '' }: Thing): { kind: string; goTo: NavigateOptions } | undefined {
  if (key === undefined) return undefined;
  if (key === 'menus') return { kind: strings.kinds.menus, goTo: { to: '/admin/dashboard/menus' } };
  if (key !== 'settings') return { kind: entryTarget(key).kind, goTo: entryTarget(key).goTo(id) };
  const tab = SETTINGS_TABS.find((each) => each.id === id)?.id;
  return {
    kind: strings.kinds.settings,
    goTo: { to: '/admin/dashboard/settings', search: { tab } },
  };
}

/** Names of published entries, linked to their editors. */
function Things({ list }: { list: readonly Thing[] }) {
  return (
    <>
      <ul className="grid">
        {keyed(list.slice(0, LISTED), ({ key, id, title }) => `${key} ${id} ${title}`).map(
          ({ key: row, item }) => {
            const editor = editorOf(item);
            return (
              <li key={row} className="ruled-row min-h-11 items-center justify-start gap-y-1 py-1">
                {item.first}
                {editor && (
                  <>
                    <span className="text-muted">{editor.kind}</span>
                    <Link {...editor.goTo} className="text-primary underline wrap-anywhere">
                      <bdi>{item.title || strings.noTitle}</bdi>
                    </Link>
                  </>
                )}
                {item.last && <span>{item.last}</span>}
              </li>
            );
          },
        )}
      </ul>
      {list.length > LISTED && <p>{strings.more(list.length - LISTED)}</p>}
    </>
  );
}

function Changes({ changes }: { changes: readonly PublishedChange[] }) {
  return (
    <Things
      list={changes.map(({ change, ...of }) => ({
        ...of,
        first: <Badge tone={TONES[change]}>{strings.change[change]}</Badge>,
      }))}
    />
  );
}

/** A publication that waits for the user's answers. */
interface Asked {
  readonly questions: readonly { title: string; text: string; confirm: string }[];
  readonly into: 'downloads' | 'place' | 'otherPlace';
}

const hasPicker = () => window.showSaveFilePicker !== undefined;

/** Asks for the target file, or permission to write the previous one; undefined if cancelled. */
async function targetOf({ into }: Asked, place: PublicationStatus['place']) {
  if (into === 'downloads') return into;
  if (into === 'place' && place && (await requestWriteAccess(place))) return place;
  return chooseTarget('content.json', strings.fileType);
}

function faultText(fault: Extract<HostAnswer, { fault: unknown }>['fault']): string {
  if (fault === 'nothing') return strings.nothing;
  return fault === 'unreachable' ? strings.unreachable(navigator.onLine) : strings.faults[fault];
}

/** Compares the published content with the local content, and publishes it. */
export function PublicationDialog(props: Pick<DialogProps, 'open' | 'onClose'>) {
  const host = useQuery(hostOptions);
  const { data: here, refetch: compareAgain } = useQuery(publicationStatusOptions(host.data));
  useRefetchOnContent(['publication', 'here']);
  const [compared, setCompared] = useState<HostAnswer>();
  const newer = useQuery(newerOptions(compared));
  const publish = useMutation(publishOptions);
  const takeOverFailure = useTakeOverFailure();
  const [asked, setAsked] = useState<Asked>();
  const [published, setPublished] = useState<FileTarget>();

  const answer = host.data;
  const found = answer && 'publication' in answer ? answer : undefined;
  const fault = answer && 'fault' in answer ? answer.fault : undefined;
  const lookAgain = () => void host.refetch().then(() => compareAgain());
  const go = async (wish: Asked) => {
    const target = await targetOf(wish, here?.place);
    if (target === undefined) return;
    publish.mutate(
      { target },
      {
        onSuccess: (done) => ('newer' in done ? setCompared(done.newer) : setPublished(target)),
        onSettled: lookAgain,
      },
    );
  };
  const ask = (into: Asked['into']) => {
    if (publish.isPending) return;
    publish.reset();
    setPublished(undefined);
    const next = { questions: here?.isEdited === false ? strings.questions : [], into };
    if (next.questions.length > 0) setAsked(next);
    else void go(next);
  };
  if (!here || !answer)
    return (
      <Dialog {...props} title={strings.title} description={strings.text} closesOutside>
        <p role="status">{strings.looking}</p>
      </Dialog>
    );
  const { changes, advice, savedAt, place, state } = here;
  const [question, ...others] = asked?.questions ?? [];
  const when = (found && formatDateTime(found.publication.publishedAt)) ?? '';
  // That the site has the publication is said only if nothing is left to publish.
  const namesPublication = state !== 'has' || (found !== undefined && changes?.length === 0);
  return (
    <Dialog {...props} title={strings.title} description={strings.text} closesOutside>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p role="status">
            {found && <span>{strings.last(found.publication.number, when)}</span>}
            {state === 'notYet' && savedAt !== undefined ? (
              <span>{strings.saved(formatDateTime(savedAt) ?? '')}</span>
            ) : (
              fault && <span>{faultText(fault)}</span>
            )}{' '}
            {namesPublication && <strong>{strings.state[state]}</strong>}
          </p>
          <Button variant="outline" size="sm" aria-disabled={host.isFetching} onClick={lookAgain}>
            {host.isFetching ? strings.looking : strings.look}
          </Button>
          {state === 'newer' && (
            <Button size="sm" onClick={() => setCompared(answer)}>
              {strings.compare}
            </Button>
          )}
        </div>
        {takeOverFailure !== undefined && (
          <FailureNote>{strings.notTaken(takeOverFailure)}</FailureNote>
        )}
        {found && <ImportIssues title={strings.leftOut} tone="error" issues={found.refused} />}
        {changes === undefined && <p>{strings.notKnown}</p>}
        {changes?.length === 0 && <p>{strings.different(0)}</p>}
        {changes && changes.length > 0 && (
          <Fold title={strings.different(changes.length)}>
            <Changes changes={changes} />
          </Fold>
        )}
        {advice.length > 0 && (
          <Fold
            title={
              <span className="flex items-center gap-2 text-advice">
                <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
                <span>{strings.advice.title(advice.length)}</span>
              </span>
            }
          >
            <Things
              list={advice.map(({ problem, detail, ...of }) => ({
                ...of,
                title: of.key === 'settings' ? strings.advice.pictures : of.title,
                last: strings.advice[problem](detail),
              }))}
            />
          </Fold>
        )}
        <div className="flex flex-wrap gap-3 no-print">
          <Button
            aria-disabled={publish.isPending}
            onClick={() => ask(hasPicker() ? 'place' : 'downloads')}
          >
            <Upload aria-hidden="true" className="size-4" />
            <span>{publish.isPending ? strings.publishing : strings.publish}</span>
          </Button>
          {hasPicker() && (
            <Button
              variant="outline"
              aria-disabled={publish.isPending}
              onClick={() => ask('downloads')}
            >
              {strings.asFile}
            </Button>
          )}
          <a href={siteAddress('/')} target="_blank" className={buttonClass({ variant: 'ghost' })}>
            <ExternalLink aria-hidden="true" className="size-4" /> {strings.preview}
          </a>
        </div>
        {hasPicker() && (
          <p className="text-sm text-muted">
            <span>
              {place ? strings.place(<bdi translate="no">{place.name}</bdi>) : strings.choose}
            </span>{' '}
            {place && (
              <Button variant="link" size="sm" className="px-0" onClick={() => ask('otherPlace')}>
                {strings.otherPlace}
              </Button>
            )}
          </p>
        )}
        <div role="status" className="empty:-mb-4">
          {published === 'downloads' && (
            <>
              <p>{strings.whereTitle}</p>
              <ul className="list-disc ps-5">
                {strings.where.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        {publish.error && (
          <FailureNote>{strings.failed(publishFailureText(publish.error))}</FailureNote>
        )}
      </div>
      <ConfirmDialog
        open={question !== undefined}
        question={{
          title: question?.title,
          text: question?.text,
          confirmLabel: question?.confirm ?? strings.publish,
        }}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (!asked) return;
          setAsked(others.length > 0 ? { ...asked, questions: others } : undefined);
          if (others.length === 0) void go(asked);
        }}
      />
      <Dialog
        open={compared !== undefined}
        onClose={() => setCompared(undefined)}
        title={strings.newer}
        description={strings.state.newer}
      >
        {newer.error && <FailureNote>{strings.unreadable}</FailureNote>}
        {newer.data && (
          <DryRun
            prepared={newer.data}
            take={takeOverPublicationOptions}
            onLookAgain={() => void newer.refetch()}
            onClose={() => {
              setCompared(undefined);
              void compareAgain();
            }}
          />
        )}
      </Dialog>
    </Dialog>
  );
}
