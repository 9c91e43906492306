import type { Plugin } from 'vite';

interface SlimPackage {
  readonly file: RegExp;
  /** Unused code: removed from one text up to the next. */
  readonly cuts: readonly (readonly [from: string, to: string])[];
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
];

/** Removes the unused code of a package. @throws if the package has changed */
function slimmed(code: string, { file, cuts, unset = [] }: SlimPackage): string {
  let slim = code;
  for (const [from, to] of cuts) {
    const start = slim.indexOf(from);
    const end = slim.indexOf(to, start);
    if (start === -1 || end === -1) throw new Error(`${file.source} has no ${from} any more.`);
    slim = slim.slice(0, start) + slim.slice(end);
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
