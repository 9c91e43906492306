import { stayActive } from '@/features/session/queries';
import type { OpenedSession } from '@/features/session/model/session';
import { DeferredConfirmDialog } from '@/ui/overlays/DeferredConfirmDialog';
import { strings } from './strings';

interface SessionWarningProps {
  ending: OpenedSession;
  onAnswer: () => void;
  onLogOut: () => void;
}

const SECOND_MS = 1000;

function warning({ state, endsAt, limit }: OpenedSession) {
  const { ofAge, ofIdleness, isActive, toWork, stay } = strings.ending;
  const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MS));
  if (limit === 'age') return { text: ofAge(seconds), stay: toWork };
  return { text: state === 'live' ? isActive : ofIdleness(seconds), stay };
}

/** A warning in the last minute of the session, with buttons. */
export function SessionWarning({ ending, onAnswer, onLogOut }: SessionWarningProps) {
  const { text, stay } = warning(ending);
  return (
    <DeferredConfirmDialog
      open
      title={strings.ending.title}
      text={text}
      cancelLabel={stay}
      cancelIsMain
      confirmLabel={strings.ending.logOut}
      onCancel={() => {
        stayActive();
        onAnswer();
      }}
      onConfirm={onLogOut}
    />
  );
}
