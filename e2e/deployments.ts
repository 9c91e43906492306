import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';
import { createStaticServer } from '../scripts/lib/staticServer.mjs';
import { test as base } from './test';

/**
 * Versions that can be deployed: the build under test, the next one, one without a worker, and the
 * worker of November 2026 with a stand-in for its pages.
 */
export type Version = 'this' | 'next' | 'withoutWorker' | 'earlier';

/** A word in the footer of every screen, by version. */
export const WORDS: Readonly<Record<Version, string>> = {
  this: 'Back to top',
  next: 'Back to the top',
  withoutWorker: 'Back to the top',
  earlier: 'Update',
};

/** Wrong responses: `html` and `nothing` are cached for a year; `never` does not arrive. */
export type WrongAnswer = 'html' | 'nothing' | 'missing' | 'never';

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
      if (!id.endsWith('/layout/visitor/strings.ts')) return null;
      if (!code.includes(WORDS.this)) return this.error('The footer has another word now.');
      return code.replace(WORDS.this, WORDS.next);
    },
    // A separate build prerenders the pages from the unchanged sources.
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

/** Handles its worker and its updates like the pages of that version. */
const EARLIER_PAGE = `<!doctype html><title>Dubai Visa</title><link rel="icon" href="data:,"><label>Message<textarea></textarea></label><button disabled>Update</button><script>
  const workers = navigator.serviceWorker;
  const policy = trustedTypes.createPolicy('app', { createScriptURL: (url) => url });
  const register = async () => {
    const registration = await workers.register(policy.createScriptURL('/sw.js'), { updateViaCache: 'none' });
    const button = document.querySelector('button');
    const follow = () => {
      button.disabled = !registration.waiting;
      if (registration.installing) registration.installing.onstatechange = follow;
    };
    registration.onupdatefound = follow;
    follow();
    void registration.update();
    button.onclick = () => {
      const { waiting } = registration;
      waiting.addEventListener('statechange', () => waiting.state === 'activating' || location.reload());
      waiting.postMessage({ type: 'SKIP_WAITING' });
    };
    workers.addEventListener('controllerchange', () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => (document.title = JSON.stringify(data));
      registration.active.postMessage({ type: 'STATE', entry: '/assets/earlier.js' }, [port2]);
    });
  };
  register();
</script>`;

/** Makes the folder of the earlier version from its worker, `fixtures/earlierWorker.txt`. */
async function makeEarlier(folder: string): Promise<string> {
  const files = ['index.html', 'shell.html', 'admin.html', 'assets/earlier.js'];
  const integrity = `sha256-${createHash('sha256').update(EARLIER_PAGE).digest('base64')}`;
  const list = files.map((url) => ({
    url,
    integrity,
    ...(url.endsWith('l') && { language: 'en' }),
  }));
  const worker = await readFile(at('fixtures/earlierWorker.txt'), 'utf8');
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const file of files) await writeFile(join(folder, file), EARLIER_PAGE);
  await writeFile(join(folder, 'sw.js'), worker.replace('LISTED_FILES', JSON.stringify(list)));
  return folder;
}

/** Builds a version beside the one under test, without compression, which takes longest. */
async function folderOf(version: Version, place: string): Promise<string> {
  if (version === 'this') return at('../dist');
  const root = at('..');
  const outDir = at(`../.cache/versions-${place}/${version}`);
  if (version === 'earlier') return makeEarlier(outDir);
  const mode = version === 'next' ? 'production' : 'without-worker';
  const loaded = await loadConfigFromFile({ command: 'build', mode }, undefined, root);
  if (!loaded) throw new Error('There is no vite.config.ts.');
  const { plugins = [], ...config } = loaded.config;
  // Otherwise Vite would use the NODE_ENV of the shell or of a script.
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
    if (wrong === 'never') return;
    if (wrong === 'missing') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
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
  // A server that listens on a port has an address of this type.
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

/** Tests with their own server, on which one version can replace another. */
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
      // The first deployment of a version builds it; that does not count towards the timeout.
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
