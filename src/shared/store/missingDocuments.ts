type FetchDocuments = (applicationIds: readonly string[]) => Promise<ReadonlySet<string>>;

let fetchDocuments: FetchDocuments | undefined;

/** Sets how to fetch documents that another counter received. */
export function setMissingDocumentsSource(source: FetchDocuments): void {
  fetchDocuments = source;
}

/**
 * Fetches documents of these applications that are not on this device. Resolves to the ids of the
 * applications that still lack documents, which only another counter has.
 */
export async function fetchMissingDocuments(
  applicationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return (await fetchDocuments?.(applicationIds)) ?? new Set();
}
