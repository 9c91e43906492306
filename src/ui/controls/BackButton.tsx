import { useLocation, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Button } from './Button';
import { strings } from '../deferredStrings';

/**
 * The way back where the window has none of its own: installed, without the browser's bar. Without
 * a history it leads to `home`, and there it is left out.
 */
export function BackButton({ home }: { home: string }) {
  const router = useRouter();
  const { pathname } = useLocation();
  if (pathname === home) return null;
  const goBack = () => {
    // The router counts from the last document; the browser, where it says so, from the first.
    const canGoBack = window.navigation?.canGoBack ?? router.history.canGoBack();
    if (canGoBack) router.history.back();
    else router.history.push(home);
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      className="-ms-2.5 hidden standalone:inline-flex"
      aria-label={strings.back}
      onClick={goBack}
    >
      <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
    </Button>
  );
}
