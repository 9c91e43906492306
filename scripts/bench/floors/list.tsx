import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isRecord } from '@/lib/json';

const COLUMNS = ['trackingNumber', 'firstName', 'lastName', 'visaType', 'status'] as const;

function read(): Record<string, unknown>[] {
  const list: unknown = JSON.parse(localStorage.getItem('visaApplications') ?? '[]');
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function Applications() {
  const { data = [] } = useQuery({ queryKey: ['applications'], queryFn: read });
  return (
    <table>
      <tbody>
        {data.map((application) => (
          <tr key={String(application['id'])}>
            {COLUMNS.map((column) => (
              <td key={column}>{String(application[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const root = createRootRoute();
const any = createRoute({ getParentRoute: () => root, path: '$', component: Applications });
const place = document.getElementById('root');
if (place === null) throw new Error('The page has no #root.');
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createRouter({ routeTree: root.addChildren([any]) })} />
    </QueryClientProvider>
  </StrictMode>,
);
