import type { Plugin } from 'vite';

interface SlimPackage {
  readonly file: RegExp;
  /** Unused code: removed from one text up to the next, with an optional replacement. */
  readonly cuts: readonly (readonly [from: string, to: string, instead?: string])[];
  /** Options that are never set here, so that the minifier removes their code. */
  readonly unset?: readonly string[];
}

const PACKAGES: readonly SlimPackage[] = [
  {
    // Infinite queries, and methods of the client that nobody calls.
    file: /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]queryClient\.js$/,
    cuts: [
      ['\tisFetching(filters)', '\tgetQueryData('],
      ['\tsetQueriesData(', '\tinvalidateQueries('],
      ['\tasync query(', '\tfetchQuery('],
      ['\tinfiniteQuery(', '\tresumePausedMutations('],
      ['\tgetDefaultOptions(', '\tgetQueryDefaults('],
      ['\tsetMutationDefaults(', '\tgetMutationDefaults('],
    ],
  },
  {
    file: /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]query\.js$/,
    cuts: [],
    unset: [
      '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
    ],
  },
  {
    // Tables, tags and GIF images, and the alphanumeric and Kanji modes.
    file: /[\\/]qrcode-generator[\\/]dist[\\/]qrcode\.mjs$/,
    cuts: [
      ["    case 'Alphanumeric' :", "    case 'Byte' :"],
      ["    case 'Kanji' :", '    default :'],
      ['  _this.createTableTag = ', '  return _this;'],
      ['qrcode.createStringToBytes = ', 'const QRMode = '],
    ],
  },
  {
    // Other curves, and key derivation, import and export, which WebCrypto does here.
    file: /[\\/]@hpke[\\/]common[\\/]esm[\\/]src[\\/]kems[\\/]dhkemPrimitives[\\/]ec\.js$/,
    cuts: [
      [
        '            case KemId.DhkemP384HkdfSha384:',
        '        }\n    }\n    async serializePublicKey',
      ],
      ['                this._order = ', '                break;'],
      ['    async serializePrivateKey', '    async generateKeyPair'],
      ['    async deriveKeyPair', '    async dh('],
      ['    async _importJWK', '\n}'],
    ],
  },
  {
    // Its modes with a pre-shared key.
    file: /[\\/]@hpke[\\/]core[\\/]esm[\\/]src[\\/]cipherSuiteNative\.js$/,
    cuts: [['            if (params.psk.key', '        }\n        return;']],
    unset: ['params.psk'],
  },
  {
    // Old character sets, inputs other than a canvas, multiple images, overlays.
    file: /[\\/]qr[\\/]decode\.js$/,
    cuts: [
      ["    1: 'iso-8859-1',", "    26: 'utf-8',"],
      ["    28: 'big5',", '};\nconst ECI_DECODERS'],
      ['    RGB,\n    RGBA,', '};\n// Runtime-invalid', '    RGBA,\n'],
      [
        '        if (step === 1)',
        '            for (let x = 0; x < width; x++) {\n                out[dst++] = (data[src] + 2',
      ],
      ['    if (opts === null ||', '};\nconst validateImage'],
      ['    const px = validateSize(img,', '};\nconst copyLuma', '    return RGBA;\n'],
      [
        '        validateOpts(init);',
        '        this.effort = ',
        '        const { maxSize } = init;\n        const bytes = maxSize.width * maxSize.height;\n',
      ],
      // The arrays of an image are freed with it.
      ['    clean() {', '    // Project a module center, then', '    clean() {}\n'],
      ['    report(t, br', '    // Retarget a coarse'],
      ['    async decodeAsync(', '}\n/**\n * Decodes the first QR'],
    ],
    unset: [
      'ctx.opts.pointsOnDetect',
      'this.opts.pointsOnDetect',
      'this.opts.textDecoder',
      'deferText ? [] : undefined',
      'this.opts.imageOnBitmap',
      'opts.imageOnResult',
    ],
  },
];

/** Removes the unused code of a package. @throws if the package has changed */
function slimmed(code: string, { file, cuts, unset = [] }: SlimPackage): string {
  let slim = code;
  for (const [from, to, instead = ''] of cuts) {
    const start = slim.indexOf(from);
    const end = slim.indexOf(to, start);
    if (start === -1 || end === -1) throw new Error(`${file.source} has no ${from} any more.`);
    slim = slim.slice(0, start) + instead + slim.slice(end);
  }
  for (const option of unset) {
    if (!slim.includes(option)) throw new Error(`${file.source} has no ${option} any more.`);
    slim = slim.replaceAll(option, 'undefined');
  }
  return slim;
}

/** Removes unused code of packages from the bundle and the tests. */
export function slimPackages(): Plugin {
  return {
    name: 'slim-packages',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      const slim = PACKAGES.find(({ file }) => file.test(path));
      return slim && { code: slimmed(code, slim), map: null };
    },
  };
}
