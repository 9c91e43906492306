import { mutationOptions } from '@tanstack/react-query';
import type { ContactForm } from '@/content/contactMessage';
import { contactMessages } from '@/data/repository';
import './meta';

/** Stores a message of the contact form (SPEC sections 3 and 8). */
export const sendMessageOptions = mutationOptions({
  mutationFn: (form: ContactForm) =>
    contactMessages.append(() => ({
      id: crypto.randomUUID(),
      ...form,
      timestamp: new Date().toISOString(),
    })),
  meta: {
    notice: () => ({
      title: 'Message Sent Successfully!',
      description: "We'll get back to you within 24 hours.",
    }),
  },
});
