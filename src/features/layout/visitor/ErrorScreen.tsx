import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '@/ui/controls/Button';
import { strings } from '@/shared/visitor/strings';

/** Shown when a screen throws; stored data is untouched. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  useEffect(() => {
    console.error(error);
    window.trouble?.hide();
  }, [error]);
  return (
    <section
      role="alert"
      data-failure=""
      className="page-width grid justify-items-start gap-6 py-24"
    >
      <h1 className="screen-title">{strings.error.title}</h1>
      <p className="lead">{strings.error.text}</p>
      {/* Not the router's retry: browsers cache a failed module import. */}
      <Button onClick={() => void (window.trouble?.tryAgain() ?? location.reload())}>
        {strings.error.reload}
      </Button>
    </section>
  );
}
