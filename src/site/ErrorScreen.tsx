import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '@/ui/controls/Button';
import { strings } from './strings';

/** What a screen shows when it breaks; what was saved is untouched. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  useEffect(() => {
    console.error(error);
    window.recovery?.hide();
    // A file of the screen may have been answered wrongly, and come right since.
    void window.recovery?.refetchAndReload();
  }, [error]);
  return (
    <section
      role="alert"
      data-failure=""
      className="page-width grid justify-items-start gap-6 py-24"
    >
      <h1 className="screen-title">{strings.error.title}</h1>
      <p className="lead">{strings.error.text}</p>
      {/* Not by the router: a browser does not ask again for code that it could not get. */}
      <Button onClick={() => void (window.recovery?.tryAgain() ?? location.reload())}>
        {strings.error.reload}
      </Button>
    </section>
  );
}
