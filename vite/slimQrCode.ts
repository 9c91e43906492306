import type { Plugin } from 'vite';

const QR_CODE = /[\\/]qrcode-generator[\\/]dist[\\/]qrcode\.mjs$/;
/** What is never used here: from a text to the next one. */
const CUTS = [
  ["    case 'Alphanumeric' :", "    case 'Byte' :"],
  ["    case 'Kanji' :", '    default :'],
  ['  _this.createTableTag = ', '  return _this;'],
  ['qrcode.createStringToBytes = ', 'const QRMode = '],
] as const;

/** The package without what is never used. @throws where it is not as it was when this was written */
export function slimmed(code: string): string {
  let slim = code;
  for (const [from, to] of CUTS) {
    const start = slim.indexOf(from);
    const end = slim.indexOf(to, start);
    if (start === -1 || end === -1) throw new Error(`qrcode-generator has no ${from} any more.`);
    slim = slim.slice(0, start) + slim.slice(end);
  }
  return slim;
}

/**
 * Leaves out of the bundle what qrcode-generator brings for other uses: its tables, tags and
 * pictures in GIF, and the modes for capitals and Japanese.
 */
export function slimQrCode(): Plugin {
  return {
    name: 'slim-qr-code',
    enforce: 'pre',
    transform: (code, id) => (QR_CODE.test(id) ? { code: slimmed(code), map: null } : undefined),
  };
}
