import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';
import { createStaticServer } from '../scripts/lib/staticServer.mjs';
import { test as base } from './test';

/** Deployable versions: the build under test, the one after it, and one without a worker. */
export type Version = 'this' | 'next' | 'withoutWorker';

/** A word in the footer of every screen, by version. */
export const WORDS: Readonly<Record<Version, string>> = {
  this: 'Back to top',
  next: 'Back to the top',
  withoutWorker: 'Back to the top',
};

/** Wrong responses that are marked as immutable. */
export type WrongAnswer = 'html' | 'nothing';

interface Deployments {
  readonly url: string;
  /** Answers these URLs wrongly, like a captive portal or an incomplete deployment. */
  readonly spoil: (answerTo: (path: string) => WrongAnswer | undefined) => void;
  readonly heal: () => void;
  /** Deploys this version and removes all others. */
  readonly deploy: (version: Version) => Promise<void>;
  readonly close: () => void;
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function nextWord(): Plugin {
  return {
    name: 'next-word',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/layout/visitor/deferredStrings.ts')) return null;
      if (!code.includes(WORDS.this)) return this.error('The footer has another word now.');
      return code.replace(WORDS.this, WORDS.next);
    },
    // Pages are rendered from the sources as they are, by a build of their own.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir = '' }) => {
        for (const name of await readdir(dir, { recursive: true })) {
          if (!name.endsWith('.html')) continue;
          const path = join(dir, name);
          const html = await readFile(path, 'utf8');
          await writeFile(path, html.replaceAll(WORDS.this, WORDS.next));
        }
      },
    },
  };
}

const isNotCompressing = (plugin: PluginOption) =>
  !(plugin && 'name' in plugin && plugin.name === 'precompress');

/** Builds a version beside the one under test; its files are not compressed, which takes longest. */
async function folderOf(version: Version, place: string): Promise<string> {
  if (version === 'this') return at('../dist');
  const root = at('..');
  const outDir = at(`../.cache/versions-${place}/${version}`);
  const mode = version === 'next' ? 'production' : 'without-worker';
  const loaded = await loadConfigFromFile({ command: 'build', mode }, undefined, root);
  if (!loaded) throw new Error('There is no vite.config.ts.');
  const { plugins = [], ...config } = loaded.config;
  // Vite would take another one, of the shell or of a script, into the build.
  process.env['NODE_ENV'] = 'production';
  await build({
    ...config,
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    plugins: [plugins.filter(isNotCompressing), nextWord()],
    build: { ...config.build, outDir, emptyOutDir: true },
  });
  return outDir;
}

async function startDeployments(place: string): Promise<Deployments> {
  const made = new Map<Version, ReturnType<typeof createStaticServer>>();
  let current: ReturnType<typeof createStaticServer> | undefined;
  const deploy = async (version: Version) => {
    const known = made.get(version);
    current = known ?? createStaticServer(await folderOf(version, place));
    made.set(version, current);
  };
  await deploy('this');
  const right = () => undefined;
  let wrongAnswerTo: (path: string) => WrongAnswer | undefined = right;
  const server = createServer((request, response) => {
    const wrong = wrongAnswerTo(request.url ?? '');
    if (wrong === undefined) {
      current?.emit('request', request, response);
      return;
    }
    const type = wrong === 'html' ? 'text/html' : 'text/javascript';
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(wrong === 'html' ? '<!doctype html><title>Sign in to this network</title>' : '');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // A server that listens on a port has such an address.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    deploy,
    spoil: (answerTo) => (wrongAnswerTo = answerTo),
    heal: () => (wrongAnswerTo = right),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Tests on a server of their own, on which one version takes the place of another. */
export const test = base.extend<
  Pick<Deployments, 'deploy' | 'spoil' | 'heal'>,
  { deployments: Deployments }
>({
  deployments: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, provide, { parallelIndex }) => {
      const deployments = await startDeployments(String(parallelIndex));
      await provide(deployments);
      deployments.close();
    },
    { scope: 'worker' },
  ],
  deploy: async ({ deployments }, provide, testInfo) => {
    await deployments.deploy('this');
    await provide(async (version) => {
      // A version is built when it is first deployed: that is no time of the test.
      const { timeout } = testInfo;
      const begun = Date.now();
      testInfo.setTimeout(0);
      await deployments.deploy(version);
      testInfo.setTimeout(timeout === 0 ? 0 : timeout + Date.now() - begun);
    });
  },
  spoil: async ({ deployments }, provide) => {
    await provide(deployments.spoil);
    deployments.heal();
  },
  heal: async ({ deployments }, provide) => provide(deployments.heal),
  baseURL: async ({ deployments }, provide) => provide(deployments.url),
});
