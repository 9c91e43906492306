import { useEffect, useState } from 'react';
import { knownStanding, stayActive } from '@/queries/session';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { SessionEnding } from './watchSession';
import { words } from './words';

interface SessionWarningProps {
  ending: SessionEnding;
  onAnswer: () => void;
  onLogOut: () => void;
}

const SECOND_MS = 1000;

function warning({ endsAt, limit }: SessionEnding, now: number) {
  const { ofAge, ofIdleness, isActive, toWork, stay } = words.ending;
  const seconds = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  if (limit === 'age') return { text: ofAge(seconds), stay: toWork };
  if (knownStanding()?.state === 'live') return { text: isActive, stay };
  return { text: ofIdleness(seconds), stay };
}

/** In the session's last minute: what is about to happen, and what can be done about it. */
export function SessionWarning({ ending, onAnswer, onLogOut }: SessionWarningProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const { text, stay } = warning(ending, now);
  return (
    <ConfirmDialog
      open
      title={words.ending.title}
      text={text}
      cancelLabel={stay}
      cancelIsMain
      confirmLabel={words.ending.logOut}
      onCancel={() => {
        stayActive();
        onAnswer();
      }}
      onConfirm={onLogOut}
    />
  );
}
