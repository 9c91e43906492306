import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '@/site/contact/ContactScreen';
import { siteHead } from '@/site/head';
import { lateParts } from '@/ui/late';

export const Route = createFileRoute('/_site/contact')({
  loader: lateParts,
  head: ({ match }) =>
    siteHead(match.context, {
      title: 'Contact',
      description:
        'Send us a message, find our office hours and read the answers to what applicants ask most.',
    }),
  component: ContactScreen,
});
