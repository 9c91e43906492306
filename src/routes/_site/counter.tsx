import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/shared/visitor/head';
import { SealedLink } from '@/features/handover/visitor/SealedLink';
import { headStrings } from '@/shared/admin/strings';

export const Route = createFileRoute('/_site/counter')({
  head: () => adminHead(headStrings.sealedLink),
  component: SealedLink,
});
