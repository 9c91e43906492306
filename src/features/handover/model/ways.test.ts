import { expect, test } from 'vitest';
import { settingsType } from '@/domain/settings';
import { mailAddress, whatsAppAddress } from './delivery';

const mail = { to: 'visa@example.com', subject: 'A & B', text: 'Attached.', more: 'https://x/#1' };

test('an email has the address, the subject, the words and the link, each encoded', () => {
  expect(mailAddress(mail)).toBe(
    'mailto:visa%40example.com?subject=A%20%26%20B&body=Attached.%0A%0Ahttps%3A%2F%2Fx%2F%231',
  );
});

test('a link that mail programs would cut is left out of an email', () => {
  const address = mailAddress({ ...mail, more: '1'.repeat(2000) });
  expect(address.endsWith('body=Attached.')).toBe(true);
});

test.each([
  ['https://wa.me/971501234567', 'https://wa.me/971501234567?text=A%20%26%20B'],
  [' https://wa.me/+971501234567 ', 'https://wa.me/971501234567?text=A%20%26%20B'],
  [
    'https://api.whatsapp.com/send?phone=971501234567',
    'https://wa.me/971501234567?text=A%20%26%20B',
  ],
  ['wa.me/971501234567', 'https://wa.me/971501234567?text=A%20%26%20B'],
  ['https://www.instagram.com/wa.me/971501234567', undefined],
  ['https://wa.me.example.com/971501234567', undefined],
  ['https://wa.me/', undefined],
  ['wa.me', undefined],
  ['', undefined],
])('with the social link %j a WhatsApp message goes to %j', (instagram, address) => {
  const socialLinks = { ...settingsType.initial.socialLinks, instagram };
  expect(whatsAppAddress({ socialLinks }, 'A & B')).toBe(address);
});
