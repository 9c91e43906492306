import { writeFile } from 'node:fs/promises';
import { drawings } from '../src/ui/art/drawings.ts';
import { ROOT } from './lib/run.mjs';

// Writes the shared line art (src/ui/art/drawings.ts) as SVG files beside it.
for (const [name, svg] of Object.entries(drawings))
  await writeFile(`${ROOT}src/ui/art/${name}`, svg);
