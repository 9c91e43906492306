import { useEffect, useState } from 'react';
import { currentSession, stayActive } from '@/features/session/queries';
import { DeferredConfirmDialog } from '@/ui/overlays/DeferredConfirmDialog';
import type { SessionEnding } from './useSession';
import { strings } from './strings';

interface SessionWarningProps {
  ending: SessionEnding;
  onAnswer: () => void;
  onLogOut: () => void;
}

const SECOND_MS = 1000;

function warning({ endsAt, limit }: SessionEnding, now: number) {
  const { ofAge, ofIdleness, isActive, toWork, stay } = strings.ending;
  const seconds = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  if (limit === 'age') return { text: ofAge(seconds), stay: toWork };
  if (currentSession().state === 'live') return { text: isActive, stay };
  return { text: ofIdleness(seconds), stay };
}

/** A warning in the last minute of the session, with buttons. */
export function SessionWarning({ ending, onAnswer, onLogOut }: SessionWarningProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const { text, stay } = warning(ending, now);
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
