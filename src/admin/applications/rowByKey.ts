/** The row that a key leads to from `row`: rows count from 0 to `last`, and `page` of them are in view. */
export function rowByKey(
  key: string,
  row: number,
  { page, last }: { page: number; last: number },
): number | undefined {
  const target = (() => {
    switch (key) {
      case 'ArrowDown':
        return row + 1;
      case 'ArrowUp':
        return row - 1;
      case 'PageDown':
        return row + page;
      case 'PageUp':
        return row - page;
      case 'Home':
        return 0;
      case 'End':
        return last;
      default:
        return undefined;
    }
  })();
  return target === undefined ? undefined : Math.min(Math.max(target, 0), Math.max(last, 0));
}
