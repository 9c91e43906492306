import { until } from './commands.ts';
import type { Page } from './page.ts';
import type { DrawnCode, Walk } from './walk.ts';

/** @param label the start of the picture's accessible name */
function drawing(page: Page, label: string) {
  return until(`the code “${label}”`, () =>
    page.evaluate((start) => {
      const svg = document.querySelector(`svg[aria-label^="${start}"]`);
      const path = svg?.querySelector('path')?.getAttribute('d');
      return path && { path, size: Number(svg?.getAttribute('data-version')) * 4 + 17 };
    }, label),
  );
}

/**
 * Shows a code to the page's camera. These engines have no camera here, so a canvas replaces it.
 * Then switches the camera on.
 */
async function film(page: Page, { path, size }: DrawnCode) {
  await page.evaluate(
    (outline, modules) => {
      const canvas = document.createElement('canvas');
      canvas.width = 720;
      canvas.height = 720;
      const dark = new Path2D(outline);
      const draw = () => {
        const context = canvas.getContext('2d');
        if (!context) return;
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.fillStyle = '#fff';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.setTransform(600 / modules, 0, 0, 600 / modules, 60, 60);
        context.fillStyle = '#000';
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas
        context.fill(dark);
        requestAnimationFrame(draw);
      };
      draw();
      const getUserMedia = () => Promise.resolve(canvas.captureStream());
      Object.defineProperty(navigator, 'mediaDevices', {
        value: { getUserMedia },
        configurable: true,
      });
    },
    path,
    size,
  );
  await page.click('button', 'Switch the camera on');
}

/** The receipt's code, sealed for the office. */
export async function seeCode(walk: Walk) {
  walk.code = await drawing(walk.page, 'The application as a code');
}

/** Hands an application to the counter by camera, decides it, and hands the slip back. */
export async function handOver({ page, code }: Walk) {
  if (code === undefined) throw new Error('there is no code of the receipt');
  await page.open('/admin/counter');
  await page.find('heading', 'Counter');
  await film(page, code);
  await page.find('heading', 'Amal Haddad');
  await page.click('radio', 'Approved');
  await page.click('button', 'Sign decision');
  const slip = await drawing(page, 'The decision as a code');
  await page.open('/track');
  await page.see('Got a decision from us?');
  await page.evaluate(() => {
    for (const summary of document.querySelectorAll('summary')) summary.click();
  });
  await film(page, slip);
  await page.find('heading', 'Your visa is approved');
}
