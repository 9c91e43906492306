import { signIn } from './administrator.ts';
import { apply } from './application.ts';
import type { Step } from './steps.ts';

export const PRIVATE_WINDOW: Step[] = [
  {
    name: 'an application, whose receipt says that a private window forgets it',
    async run(walk) {
      await apply(walk);
      await walk.page.see('Don’t clear its data, or close a private window');
    },
  },
  {
    name: 'the administrator is told so too',
    async run({ page }) {
      await signIn(page);
      await page.open('/admin/dashboard/profile#storage');
      await page.see('A private window forgets everything when it is closed.');
    },
  },
  {
    name: 'after a reload everything is still there',
    async run({ page, number }) {
      await page.open(`/track?number=${number}`);
      await page.reload();
      await page.see('Tourist Visa - 30 Days');
    },
  },
  {
    name: 'closed and opened again, it starts empty',
    async run({ page, browser }) {
      await browser.restart();
      await page.open('/');
      await page.find('heading', /./);
      if ((await page.stored('visaApplications')) !== null) throw new Error('it was kept');
    },
  },
];
