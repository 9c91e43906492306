import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/shared/visitor/head';
import { SealedLink } from '@/features/handover/visitor/SealedLink';
import { strings } from '../admin/strings';

export const Route = createFileRoute('/_site/counter')({
  head: () => adminHead(strings.sealedLink),
  component: SealedLink,
});
