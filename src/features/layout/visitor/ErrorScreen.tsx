import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { networkChange } from '@/ui/deferred';
import { Button, buttonClass } from '@/ui/elements';
import { strings } from '@/shared/visitor/strings';
import { Rosette, Stamp } from '@/ui/art/ornaments';

/** Errors of parts of the site that could not be loaded. */
const missingParts = new WeakSet<object>();
if (typeof window !== 'undefined')
  addEventListener('vite:preloadError', ({ payload }) => {
    // The browser's message would make the router reload without asking.
    payload.message = `A part of this site is not there: ${payload.message.replace(/^.*?: /, '')}`;
    missingParts.add(payload);
  });

const isServerThere = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Whether a part failed to load for lack of a network; reloads once the server answers. */
function useIsNotKept(error: unknown): boolean {
  const isMissing = error instanceof Error && missingParts.has(error);
  const [isNotKept, setIsNotKept] = useState(isMissing && !navigator.onLine);
  useEffect(() => {
    const left = new AbortController();
    const follow = async () => {
      let isThere = await isServerThere();
      if (isThere) return;
      while (!isThere && !left.signal.aborted) {
        setIsNotKept(true);
        await networkChange();
        isThere = await isServerThere();
      }
      if (!left.signal.aborted) location.reload();
    };
    if (isMissing) void follow();
    return () => left.abort();
  }, [isMissing]);
  return isNotKept;
}

/** Shown when a screen throws; stored data is untouched. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const isNotKept = useIsNotKept(error);
  const { title, text } = isNotKept ? strings.notKept : strings.error;
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
      <h1 className="screen-title">{title}</h1>
      <p className="lead">{text}</p>
      {/* The router's own retry is useless, because browsers cache a failed module import. */}
      {!isNotKept && (
        <Button onClick={() => void (window.trouble?.tryAgain() ?? location.reload())}>
          {strings.error.reload}
        </Button>
      )}
    </section>
  );
}

export function NotFoundScreen() {
  return (
    <section className="page-width relative grid justify-items-start gap-6 overflow-clip py-24">
      {/* On a wide screen it fits beside the text. */}
      <Rosette className="absolute -end-4 top-8 -z-1 w-40 text-error opacity-35 lg:end-4 lg:top-1/2 lg:w-104 lg:-translate-y-1/2" />
      <Stamp text={strings.notFound.stamp} tone="red" detail="404" />
      <h1 className="screen-title">{strings.notFound.title}</h1>
      <p className="lead">{strings.notFound.text}</p>
      <Link to="/" className={buttonClass({ size: 'lg' })}>
        {strings.notFound.home}
      </Link>
    </section>
  );
}
