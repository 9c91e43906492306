import { spawnSync } from 'node:child_process';

// `npm run advisories`: known advisories against the packages that the site ships. Needs network.
const { stdout, stderr, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});

/** @returns {unknown} */
function parsed() {
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

/** @type {any} */
const report = parsed();
const counts = report?.metadata?.vulnerabilities;
if (typeof counts?.total !== 'number') {
  const why = error?.message ?? report?.message ?? report?.error?.summary ?? stderr.trim();
  console.error(
    `NOT CHECKED: the registry gave no advisories, so nothing is known either way.\n${why}`,
  );
  process.exitCode = 2;
} else if (counts.total === 0) {
  console.log('No advisory is known against a package that the site ships.');
} else {
  for (const [name, { severity, range }] of Object.entries(report.vulnerabilities))
    console.error(`${severity}: ${name} ${range}`);
  process.exitCode = 1;
}
