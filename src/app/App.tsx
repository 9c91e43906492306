import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import { lazyExtra } from './lazyExtra';
import type { createAppRouter } from './router';

const Toaster = lazyExtra(async () => (await import('@/ui/Toaster')).Toaster);
const Signs = lazyExtra(async () => {
  await new Promise<void>(whenIdle);
  return (await import('@/pwa/Signs')).Signs;
});

interface AppProps {
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
}

export function App({ queryClient, router }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Suspense>
        <Toaster />
      </Suspense>
      <Suspense>
        <Signs />
      </Suspense>
    </QueryClientProvider>
  );
}
