interface Window {
  /** Resolves when what it looks for is painted, to the milliseconds since the page began. */
  painted: (isThere: () => boolean) => Promise<number>;
}
