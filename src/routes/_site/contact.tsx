import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '@/features/messages/visitor/ContactScreen';
import { siteHead } from '@/shared/visitor/head';
import { deferredPartsLoaded } from '@/ui/deferred';
import { screenStrings } from '@/shared/visitor/strings';

export const Route = createFileRoute('/_site/contact')({
  loader: deferredPartsLoaded,
  head: ({ match }) => siteHead(match.context, screenStrings.contact),
  component: ContactScreen,
});
