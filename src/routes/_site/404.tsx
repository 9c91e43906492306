import { createFileRoute } from '@tanstack/react-router';
import { siteHead } from '@/site/head';
import { NotFoundScreen } from '@/site/NotFoundScreen';

export const Route = createFileRoute('/_site/404')({
  head: ({ match }) => siteHead(match.context, { title: 'Page Not Found', indexed: false }),
  component: NotFoundScreen,
});
