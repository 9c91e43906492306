import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '@/site/contact/ContactScreen';
import { siteHead } from '@/site/head';
import { lateParts } from '@/hydration/deferred';
import { strings } from './strings';

export const Route = createFileRoute('/_site/contact')({
  loader: lateParts,
  head: ({ match }) => siteHead(match.context, strings.contact),
  component: ContactScreen,
});
