import { spawnSync } from 'node:child_process';
import { fileNameOf, keepReport, REPORTS } from './report.mjs';
import { auditTools } from './tools.mjs';

/** @typedef {import('./report.mjs').Finding} Finding */
/** @typedef {{ type: string, subType?: string, url: string, lastLine?: number, message: string, extract?: string }} Message */

const AUDIT = 'Nu HTML checker';
const FOLDER = 'html/';

/**
 * Keeps a page's document as the browser has it after the app has drawn it.
 * @param {import('playwright').Page} page
 */
export async function keepDocument(page) {
  const { pathname } = new URL(page.url());
  keepReport(`${FOLDER}${fileNameOf(pathname)}.html`, await page.content());
}

/** Whether there is a Java to run the checker with. */
function hasJava() {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Left out is what the checker says about CSS, of which it knows no nesting and no newer colours,
 * about links of the kind `expect`, of which it does not know that they block rendering, and about
 * the content policy: read from a file, a page's own files are not from 'self'.
 * @param {Message} message
 */
const isAboutHtml = ({ message, extract = '' }) =>
  !message.startsWith('CSS:') &&
  !(message.includes('“blocking” attribute') && extract.includes('rel="expect"')) &&
  !message.includes('violates Content Security Policy');

/**
 * Checks every document that was kept, and asks for none of the checker's errors and warnings.
 * @param {readonly string[]} paths
 * @returns {Finding[]}
 */
export function htmlFindings(paths) {
  if (!hasJava())
    return [
      { audit: AUDIT, subject: 'all', result: 'no Java found', faults: [], isChecked: false },
    ];
  const { stderr } = spawnSync(
    'java',
    [
      '-jar',
      auditTools.file('vnu-jar/build/dist/vnu.jar'),
      '--format',
      'json',
      `${REPORTS}${FOLDER}`,
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  keepReport('html.json', stderr);
  /** @type {Message[]} */
  const messages = JSON.parse(stderr).messages.filter(isAboutHtml);
  return paths.map((path) => {
    const name = `/${fileNameOf(path)}.html`;
    const faults = messages
      .filter(({ url }) => url.endsWith(name))
      .map(({ message, extract = '' }) => `${message} ${extract.replaceAll(/\s+/g, ' ')}`);
    return {
      audit: AUDIT,
      subject: path,
      result: `${String(faults.length)} messages`,
      faults: [...new Set(faults)],
    };
  });
}
