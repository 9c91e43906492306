import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '@/site/contact/ContactScreen';
import { siteHead } from '@/site/head';
import { lateParts } from '@/ui/late';
import { words } from './words';

export const Route = createFileRoute('/_site/contact')({
  loader: lateParts,
  head: ({ match }) => siteHead(match.context, words.contact),
  component: ContactScreen,
});
