import { hash } from 'node:crypto';
import { POLICY } from '../scripts/lib/headers.mjs';

/** Browsers look for the encoding in the first bytes of a page. */
const CHARSET_WITHIN = 1024;
/** Elements whose text the browser executes or applies; other script types are data. */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const EXECUTED_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);
const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;
/** Attributes that the policy blocks. */
const REFUSED_ATTRIBUTE = /<[a-z][^>]*\s(style|on[a-z]+)\s*=/i;

const typeOf = (attributes: string): string =>
  (/\btype=["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? '').toLowerCase();

/** The CSP hash of an inline element's text as the browser parses it. */
const source = (text: string): string =>
  `'sha256-${hash('sha256', text.replaceAll('\r\n', '\n'), 'base64')}'`;

/**
 * The Content Security Policy of a page: only images may come from other hosts, scripts and styles
 * are files of the build or inline ones with a hash, and there is one Trusted Types policy.
 */
export function policyOf(html: string): string {
  const sources = { script: new Set(["'self'"]), style: new Set(["'self'"]) };
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (name.toLowerCase() === 'style') sources.style.add(source(text));
    else if (!/\bsrc=/i.test(attributes) && EXECUTED_TYPES.has(typeOf(attributes)))
      sources.script.add(source(text));
  }
  return [
    "default-src 'none'",
    `script-src ${[...sources.script].join(' ')}`,
    `style-src ${[...sources.style].join(' ')}`,
    ...POLICY,
  ].join('; ');
}

/** Inserts the policy after the charset. Throws if the policy would break the page. */
export function withPolicy(html: string): string {
  const markup = html.replace(INLINE, '<$1$2></$1>').replaceAll(/<!--[\s\S]*?-->/g, '');
  const refused = REFUSED_ATTRIBUTE.exec(markup);
  if (refused !== null) throw new Error(`The content policy refuses this attribute: ${refused[0]}`);
  if (!CHARSET.test(html.slice(0, CHARSET_WITHIN)))
    throw new Error(`No <meta charset="utf-8"> in the first ${String(CHARSET_WITHIN)} bytes.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`;
  return html.replace(CHARSET, (charset) => `${charset}\n    ${meta}`);
}
