import type { ReactNode } from 'react';

/** Texts of all public pages, and document titles needed before their screen is loaded. */
export const strings = {
  newTab: (link: ReactNode) => (
    <>
      <span>{link}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  ),
  loading: 'Loading...',
  error: {
    title: 'This page could not be shown',
    text: 'Sorry, that didn’t work. What you saved is safe. Reload the page to try again.',
    reload: 'Reload the page',
  },
  notKept: {
    title: 'This page isn’t on your phone yet',
    text: 'It opens when you’re back online.',
  },
  notFound: {
    stamp: 'No entry',
    title: 'Page Not Found',
    text: 'There is no page at this address. It may have moved or been removed.',
    home: 'Go back to Homepage',
  },
  head: {
    title: (screen: string, site: string) => `${screen} | ${site}`,
    home: (site: string) => `${site}: apply online in three steps`,
    homeDescription:
      'Choose a visa for Dubai, apply in three short steps and track your application by its number, online or offline.',
  },
  apply: {
    steps: { 1: 'Visa Selection', 2: 'Personal Details', 3: 'Documents' },
    title: (step: number, count: number, name: string) =>
      `Step ${step} of ${count}: ${name} | Apply for Your Visa`,
    submitted: 'Application Submitted',
  },
} as const;

/** Titles and descriptions of the public pages. */
export const screenStrings = {
  contact: {
    title: 'Contact',
    description: 'Send us a message, see our office hours and read answers to frequent questions.',
  },
  blog: {
    title: 'Our Blog & News',
    description: 'Practical guides to visas, travel and daily life in Dubai.',
  },
  notFound: { title: 'Page Not Found' },
  visaTypes: {
    title: 'Visa Types',
    description:
      'Tourist, business and transit visas for Dubai: price, length of stay, processing time and what you need.',
  },
  track: {
    title: 'Track Application',
    description: 'Check the status of your Dubai visa application with its tracking number.',
  },
  apply: {
    description:
      'Apply for a Dubai visa in three steps: choose the visa, fill in your details, add your documents. You get a tracking number at once.',
  },
} as const;
