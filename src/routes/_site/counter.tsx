import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/admin/adminHead';
import { SealedLink } from '@/site/counter/SealedLink';
import { strings } from '../admin/strings';

export const Route = createFileRoute('/_site/counter')({
  head: () => adminHead(strings.sealedLink),
  component: SealedLink,
});
