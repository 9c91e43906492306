import { createFileRoute } from '@tanstack/react-router';
import { siteHead } from '@/shared/visitor/head';
import { NotFoundScreen } from '@/features/layout/visitor/NotFoundScreen';
import { strings } from './strings';

export const Route = createFileRoute('/_site/404')({
  head: ({ match }) => siteHead(match.context, { ...strings.notFound, indexed: false }),
  component: NotFoundScreen,
});
