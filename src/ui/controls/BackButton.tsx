import { useLocation, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { siteAddress } from '@/lib/browser/siteAddress';
import { Button } from '@/ui/elements';
import { deferredStrings } from '../strings';

/**
 * A back button for installed windows, which have no browser controls. Without history it leads to
 * `home`, where it is not shown.
 */
export function BackButton({ home }: { home: string }) {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  if (pathname === home) return null;
  const goBack = () => {
    // The router counts from the last document load, `navigation.canGoBack` from the first.
    const canGoBack = window.navigation?.canGoBack ?? router.history.canGoBack();
    if (canGoBack) router.history.back();
    else router.history.push(siteAddress(home));
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      className="-ms-2.5 hidden standalone:inline-flex"
      aria-label={deferredStrings.back}
      onClick={goBack}
    >
      <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
    </Button>
  );
}
