import { signIn } from './administrator.ts';
import { apply } from './application.ts';
import type { Steps } from './walk.ts';

export const PRIVATE_WINDOW: Steps = {
  'an application, whose receipt says that a private window forgets it': async (walk) => {
    await apply(walk);
    await walk.page.see('Don’t clear its data, or close a private window');
  },
  'the administrator is told so too': async ({ page }) => {
    await signIn(page);
    await page.open('/admin/dashboard/profile#storage');
    await page.see('A private window forgets everything when it is closed.');
  },
  'after a reload everything is still there': async ({ page, number }) => {
    await page.open(`/track?number=${number}`);
    await page.reload();
    await page.see('Tourist Visa - 30 Days');
  },
  'closed and opened again, it starts empty': async ({ page, browser }) => {
    await browser.restart();
    await page.open('/');
    await page.find('heading', /./);
    if ((await page.stored('visaApplications')) !== null) throw new Error('it was kept');
  },
};
