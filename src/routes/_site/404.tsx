import { createFileRoute } from '@tanstack/react-router';
import { siteHead } from '@/shared/visitor/head';
import { NotFoundScreen } from '@/features/layout/visitor/ErrorScreen';
import { screenStrings } from '@/shared/visitor/strings';

export const Route = createFileRoute('/_site/404')({
  head: ({ match }) => siteHead(match.context, { ...screenStrings.notFound, indexed: false }),
  component: NotFoundScreen,
});
