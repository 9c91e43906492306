import { createFileRoute } from '@tanstack/react-router';
import { siteHead } from '@/site/head';
import { NotFoundScreen } from '@/site/NotFoundScreen';
import { words } from './words';

export const Route = createFileRoute('/_site/404')({
  head: ({ match }) => siteHead(match.context, { ...words.notFound, indexed: false }),
  component: NotFoundScreen,
});
