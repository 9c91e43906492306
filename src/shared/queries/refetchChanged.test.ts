import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchChanged } from './siteContent';

/** A query that reads when a fetch starts, and resolves on demand. */
function slowQuery() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const stored = { text: 'before' };
  const ends: (() => void)[] = [];
  const options = {
    queryKey: ['visaApplications', 'day'],
    queryFn: () => {
      const { text } = stored;
      return new Promise<string>((resolve) => ends.push(() => resolve(text)));
    },
  };
  return { client, options, stored, end: () => ends.forEach((each) => each()) };
}

test('a change during the first load of a query on screen is loaded', async () => {
  const { client, options, stored, end } = slowQuery();
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  const asked = client.fetchQuery(options);
  stored.text = 'after';
  const changed = refetchChanged(client, { queryKey: ['visaApplications'] });
  end();
  await changed;
  expect(client.getQueryData(options.queryKey)).toBe('after');
  expect(await asked).toBe('after');
  stop();
});

test('a change during the first load of a query of no screen ends no load', async () => {
  const { client, options, end } = slowQuery();
  const asked = client.fetchQuery(options);
  const changed = refetchChanged(client, { queryKey: ['visaApplications'], refetchType: 'all' });
  end();
  await changed;
  expect(await asked).toBe('before');
});
