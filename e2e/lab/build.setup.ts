import { fileURLToPath } from 'node:url';
import { test as setup } from 'playwright/test';
import { build } from 'vite';

setup('the lab is built', async () => {
  await build({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)) });
});
