type FetchDocuments = (applicationId: string) => Promise<void>;

let fetchDocuments: FetchDocuments | undefined;

/** Sets where documents that another counter received are fetched from. */
export function setMissingDocumentsSource(source: FetchDocuments): void {
  fetchDocuments = source;
}

/** Fetches the documents of an application that are not on this device. */
export async function fetchMissingDocuments(applicationId: string): Promise<void> {
  await fetchDocuments?.(applicationId);
}
