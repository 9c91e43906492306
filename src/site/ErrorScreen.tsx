import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '@/ui/Button';

/** What a screen shows when it breaks; what was saved is untouched. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <section role="alert" className="page-width grid justify-items-start gap-6 py-24">
      <h1 className="screen-title">This page could not be shown</h1>
      <p className="lead">
        Something went wrong on this screen. Nothing that you saved is lost. Try again, or load the
        page anew.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={reset}>Try again</Button>
        <Button variant="outline" onClick={() => location.reload()}>
          Load the page anew
        </Button>
      </div>
    </section>
  );
}
