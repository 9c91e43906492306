import { useEffect, useState } from 'react';
import { knownStanding, stayActive } from '@/queries/session';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { SessionEnding } from './watchSession';

interface SessionWarningProps {
  ending: SessionEnding;
  onAnswer: () => void;
  onLogOut: () => void;
}

const SECOND_MS = 1000;

function words({ endsAt, limit }: SessionEnding, now: number) {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const when = `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  if (limit === 'age')
    return {
      text: `A login is good for 30 minutes, and yours ends ${when}. It cannot be made longer: save your work now, then sign in again. What is half-typed is kept.`,
      stay: 'Save your work',
    };
  if (knownStanding()?.state === 'live')
    return { text: 'You are active again, and still signed in.', stay: 'Stay signed in' };
  return {
    text: `Nothing was done here for 14 minutes. You will be logged out ${when}. What is half-typed is kept.`,
    stay: 'Stay signed in',
  };
}

/** In the session's last minute: what is about to happen, and what can be done about it. */
export function SessionWarning({ ending, onAnswer, onLogOut }: SessionWarningProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const { text, stay } = words(ending, now);
  return (
    <ConfirmDialog
      open
      title="Your session is about to end"
      text={text}
      cancelLabel={stay}
      cancelIsMain
      confirmLabel="Log out now"
      onCancel={() => {
        stayActive();
        onAnswer();
      }}
      onConfirm={onLogOut}
    />
  );
}
