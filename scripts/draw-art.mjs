// Writes the shared line-work (src/ui/art/drawings.ts) as SVG files beside it.
import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const folder = new URL('../src/ui/art/', import.meta.url);
const { module } = await runnerImport(new URL('drawings.ts', folder).pathname, {
  configFile: false,
  resolve: { tsconfigPaths: true },
});
for (const [name, svg] of Object.entries(module.drawings)) {
  await writeFile(new URL(name, folder), svg);
}
