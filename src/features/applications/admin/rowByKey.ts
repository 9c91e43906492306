/** The row that a key moves to: rows count from 0 to `last`, `page` of them are visible. */
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
