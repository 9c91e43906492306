import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright';
import { auditTools } from './tools.ts';
import { type Finding, fileNameOf, keepReport, REPORTS } from './report.ts';

const AUDIT = 'Nu HTML checker';
const FOLDER = 'html/';
const CHECKER = 'vnu-jar/build/dist/vnu.jar';

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/** Saves a page's document as the browser has it after the app has rendered it. */
export async function keepDocument(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  keepReport(`${FOLDER}${fileNameOf(pathname)}.html`, await page.content());
}

/**
 * Leaves out messages about CSS nesting and newer colours and about `rel="expect"`, which the checker
 * does not know, and about the content policy, because files read from disk are not from 'self'.
 */
const isAboutHtml = ({ message, extract = '' }: Message) =>
  !message.startsWith('CSS:') &&
  !(message.includes('“blocking” attribute') && extract.includes('rel="expect"')) &&
  !message.includes('violates Content Security Policy');

/** Checks every saved document; any error or warning of the checker is a fault. */
export function htmlFindings(paths: readonly string[]): Finding[] {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0)
    return [
      { audit: AUDIT, subject: 'all', result: 'no Java found', faults: [], isChecked: false },
    ];
  const { stderr } = spawnSync(
    'java',
    ['-jar', auditTools.file(CHECKER), '--format', 'json', `${REPORTS}${FOLDER}`],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  keepReport('html.json', stderr);
  const messages: Message[] = JSON.parse(stderr).messages.filter(isAboutHtml);
  return paths.map((path) => {
    const found = messages
      .filter(({ url }) => url.endsWith(`/${fileNameOf(path)}.html`))
      .map(({ message, extract = '' }) => `${message} ${extract.replaceAll(/\s+/g, ' ')}`);
    const faults = [...new Set(found)];
    return { audit: AUDIT, subject: path, result: `${String(found.length)} messages`, faults };
  });
}
