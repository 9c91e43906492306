import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '@/ui/Button';
import { words } from './words';

/** What a screen shows when it breaks; what was saved is untouched. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  const tryAgain = () => {
    reset();
    // What the route has loaded stays broken otherwise.
    void router.invalidate();
  };
  return (
    <section role="alert" className="page-width grid justify-items-start gap-6 py-24">
      <h1 className="screen-title">{words.error.title}</h1>
      <p className="lead">{words.error.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={tryAgain}>{words.error.again}</Button>
        <Button variant="outline" onClick={() => location.reload()}>
          {words.error.reload}
        </Button>
      </div>
    </section>
  );
}
