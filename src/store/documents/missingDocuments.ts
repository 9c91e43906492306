type FetchDocuments = (applicationIds: readonly string[]) => Promise<ReadonlySet<string>>;

let fetchDocuments: FetchDocuments | undefined;

/** Sets where documents that another counter received are fetched from. */
export function setMissingDocumentsSource(source: FetchDocuments): void {
  fetchDocuments = source;
}

/**
 * Fetches the documents of applications that are not on this device; resolves to the ids of those
 * with documents that only another counter has and that did not come.
 */
export async function fetchMissingDocuments(
  applicationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return (await fetchDocuments?.(applicationIds)) ?? new Set();
}
