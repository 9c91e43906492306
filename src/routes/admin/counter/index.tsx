import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { searchText } from '@/lib/text/fold';
import { adminHead } from '@/shared/visitor/head';
import { CounterScreen } from '@/features/handover/admin/CounterScreen';
import { QUEUES } from '@/features/handover/model/queue';
import { applicationsOptions } from '@/features/applications/queries';
import { headStrings } from '@/shared/admin/strings';

export const Route = createFileRoute('/admin/counter/')({
  validateSearch: v.object({
    application: searchText,
    view: v.fallback(v.optional(v.picklist(['day'])), undefined),
    queue: v.fallback(v.optional(v.picklist(QUEUES)), undefined),
    day: searchText,
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(applicationsOptions),
  head: () => adminHead(headStrings.counter),
  component: CounterScreen,
});
