import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from './engines/commands.ts';
import { requireBuild, serveBuild } from './lib/site.ts';
import { cacheControl, SECURITY_HEADERS } from './lib/headers.mjs';
import { freePort } from './lib/port.mjs';
import { ROOT } from './lib/run.mjs';

// Compares the configurations in hosting/ with the site's own server: npm run test:hosts
const DIST = `${ROOT}dist`;
const FIRST_PORT = 4300;
/** A file without an extension that others request, such as a certificate authority. */
const WELL_KNOWN = '.well-known/acme-challenge/test';

/** The configuration with the folder of the build and this port. */
const adapted = (name: string, port: number) =>
  readFileSync(`${ROOT}hosting/${name}`, 'utf8')
    .replaceAll('/srv/dubai-visa', DIST)
    .replaceAll(/(listen |^:)8080/gm, `$1${String(port)}`);

const HOSTS = [
  {
    name: 'nginx',
    version: ['-v'],
    command(folder: string, port: number) {
      const config = path.join(folder, 'nginx.conf');
      const logs = `error_log ${folder}/error.log; pid ${folder}/pid;`;
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((place) => `${place}_temp_path ${folder}/${place};`)
        .join(' ');
      // The server's default user may not be able to read the build folder.
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      writeFileSync(
        config,
        `${user} daemon off; ${logs} events {} http { access_log off; ${places} ${adapted('nginx.conf', port)} }`,
      );
      return ['-c', config];
    },
  },
  {
    name: 'caddy',
    version: ['version'],
    command(folder: string, port: number) {
      const config = path.join(folder, 'Caddyfile');
      writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${adapted('Caddyfile', port)}`);
      return ['run', '--config', config, '--adapter', 'caddyfile'];
    },
  },
];

const anAsset = (pattern: RegExp) =>
  `/assets/${readdirSync(`${DIST}/assets`).find((name) => pattern.test(name)) ?? ''}`;

/** The expected response of each path. */
function contract(): {
  path: string;
  status: number;
  file?: string;
  type?: string;
  compressed?: boolean;
}[] {
  const page = { status: 200, type: 'text/html' };
  return [
    { path: '/', file: 'index.html', ...page },
    { path: '/visa-types', file: 'visa-types/index.html', ...page },
    { path: '/apply?visa=tourist-30', file: 'apply/index.html', ...page },
    { path: '/blog/written-later', file: 'shell.html', ...page },
    { path: '/no/such/place?a=b.c', file: 'shell.html', ...page },
    { path: '/administration', file: 'shell.html', ...page },
    { path: '/admin', file: 'admin.html', ...page },
    { path: '/admin/dashboard/pages?open=new', file: 'admin.html', ...page },
    { path: '/ar/visa-types', file: 'ar/visa-types/index.html', ...page },
    { path: '/ar/no/such/place', file: 'ar/shell.html', ...page },
    { path: '/ar/admin/dashboard/pages', file: 'ar/admin.html', ...page },
    { path: '/arrivals', file: 'shell.html', ...page },
    { path: '/sw.js', status: 200, file: 'sw.js', type: 'text/javascript' },
    { path: '/manifest.webmanifest', status: 200, type: 'application/manifest+json' },
    { path: '/ar/manifest.webmanifest', status: 200, type: 'application/manifest+json' },
    { path: '/sitemap.xml', status: 200, file: 'sitemap.xml' },
    { path: '/content.json', status: 200, file: 'content.json', type: 'application/json' },
    { path: anAsset(/^site-.*\.js$/), status: 200, type: 'text/javascript', compressed: true },
    { path: anAsset(/\.woff2$/), status: 200, type: 'font/woff2' },
    { path: '/assets/gone-12345678.js', status: 404 },
    { path: '/assets/gone', status: 404 },
    { path: `/${WELL_KNOWN}`, status: 200, file: WELL_KNOWN },
    { path: '/.well-known/acme-challenge/gone', status: 404 },
    { path: '/blog/cover.png', status: 404 },
  ];
}

/** @returns differences from the contract */
async function faultsOf(origin: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { path: address, status, file, type, compressed = false } of contract()) {
    const answer = await fetch(origin + address, { headers: { 'accept-encoding': 'gzip' } });
    const text = await answer.text();
    const { headers } = answer;
    const say = (what: string) => faults.push(`${address}: ${what}`);
    if (answer.status !== status) say(`status ${String(answer.status)}, not ${String(status)}`);
    if (file !== undefined && text !== readFileSync(`${DIST}/${file}`, 'utf8')) say(`not ${file}`);
    if (type !== undefined && !headers.get('content-type')?.startsWith(type))
      say(`type ${String(headers.get('content-type'))}, not ${type}`);
    if (compressed && headers.get('content-encoding') !== 'gzip') say('not compressed');
    // A missing file may exist after the next deployment.
    const cache = status === 200 ? cacheControl(new URL(address, origin).pathname) : 'no-cache';
    const wanted = { ...SECURITY_HEADERS, 'cache-control': cache };
    for (const [name, value] of Object.entries(wanted))
      if (headers.get(name) !== value) say(`${name} is ${String(headers.get(name))}, not ${value}`);
  }
  return faults;
}

async function faultsOfHost(host: (typeof HOSTS)[number]) {
  const folder = mkdtempSync(path.join(tmpdir(), `${host.name}-`));
  const port = await freePort(FIRST_PORT);
  const server = spawn(host.name, host.command(folder, port), { stdio: 'ignore' });
  try {
    const origin = `http://localhost:${String(port)}`;
    await until(`${host.name} to answer`, () => fetch(origin).catch(() => undefined));
    return await faultsOf(origin);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(name: string, faults: readonly string[]) {
  console.log(`${name}: ${faults.length === 0 ? 'as it must be' : ''}`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

await requireBuild();
const isOwnFolder = !existsSync(`${DIST}/.well-known`);
mkdirSync(path.dirname(`${DIST}/${WELL_KNOWN}`), { recursive: true });
writeFileSync(`${DIST}/${WELL_KNOWN}`, 'challenge');
process.on('exit', () =>
  rmSync(`${DIST}/${isOwnFolder ? '.well-known' : WELL_KNOWN}`, { recursive: true }),
);
const own = await serveBuild();
report('npm start', await faultsOf(own.baseURL));
own.close();
for (const host of HOSTS) {
  const isInstalled = spawnSync(host.name, host.version).error === undefined;
  if (isInstalled) report(host.name, await faultsOfHost(host));
  else console.log(`${host.name}: NOT TESTED, it is not installed.`);
}
