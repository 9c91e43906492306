import { installFaults } from '../faults';
import { expect, report, test } from './lab';

const TRIES = 50;

test('a second tab saves while a write aborts: no ghost, no divergence', async ({
  context,
  openTab,
}) => {
  await context.addInitScript(installFaults);
  const [failing, saving] = [await openTab(), await openTab()];
  await failing.evaluate(() => window.faults.begin('Storage.setItem', 'abort'));

  const confirmed: string[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    const [refused, outcome] = await Promise.all([
      failing.evaluate((id) => window.lab.submit(id), `ghost-${index}`),
      saving.evaluate((id) => window.lab.submit(id), `kept-${index}`),
    ]);
    expect(refused).toMatchObject({ failed: 'interrupted' });
    expect(outcome).toHaveProperty('saved');
    confirmed.push(`kept-${index}`);
  }
  await failing.evaluate(() => window.faults.end());
  expect(await failing.evaluate(() => window.lab.submit('at-last'))).toHaveProperty('saved');
  confirmed.push('at-last');

  for (const tab of [failing, saving]) {
    await expect
      .poll(() => tab.evaluate(() => window.lab.applications().map(({ id }) => id)))
      .toEqual(confirmed);
  }
  report(`${TRIES} aborted writes beside ${TRIES} saves: 0 ghosts, 0 lost`);
});
