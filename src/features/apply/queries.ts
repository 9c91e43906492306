import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  type ApplicationDocuments,
  DOCUMENT_KINDS,
  type DocumentKind,
  type FileRecord,
  type VisaApplication,
  partyOf,
  nextTrackingNumber,
  normaliseTrackingNumber,
} from '@/domain/application';
import { type ApplicationForm, newApplication } from '@/domain/applicationForm';
import {
  documentFilesOptions,
  applicationsOptions,
  findByNumber,
  readApplications,
} from '@/features/applications/queries';
import { applications } from '@/store/repository';
import { conflictOf, type Save } from '@/shared/queries/saves';
import { saveStrings } from '@/shared/queries/strings';

export type ChosenFiles = Readonly<Record<DocumentKind, File | null>>;

/** The answers, the chosen files and the application's id. */
export interface Submission extends ApplicationForm, ChosenFiles {
  id: string;
  /** Groups travellers into a party (domain/application); empty for a single one. */
  party: string;
}

/** A chosen file can no longer be read: it was moved, changed or deleted. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly fileName: string;

  constructor(fileName: string, options: ErrorOptions) {
    super(`${fileName} cannot be read.`, options);
    this.fileName = fileName;
  }
}

/** Name, size and type of the chosen files, as the browser gives them (SPEC section 3). */
export function fileRecords(files: ChosenFiles): ApplicationDocuments {
  const record = (file: File | null): FileRecord | null =>
    file && { name: file.name, size: file.size, type: file.type };
  return {
    passportCopy: record(files.passportCopy),
    passportPhoto: record(files.passportPhoto),
    flightBooking: record(files.flightBooking),
    hotelReservation: record(files.hotelReservation),
  };
}

/** The chosen files, after a check that each can be read. @throws UnreadableFile */
async function readableFiles(value: ChosenFiles) {
  const chosen = DOCUMENT_KINDS.flatMap((kind) => {
    const file = value[kind];
    return file === null ? [] : [{ kind, file }];
  });
  for (const { file } of chosen)
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch (cause) {
      throw new UnreadableFile(file.name, { cause });
    }
  return chosen;
}

/**
 * Stores an application and its files and deletes its draft in one commit, which also assigns the
 * tracking number.
 * @throws UnreadableFile before anything is stored
 * @throws SaveError when nothing was stored
 */
async function submit({
  value,
  draftId,
}: Pick<Save<Submission>, 'value' | 'draftId'>): Promise<VisaApplication> {
  const { id } = value;
  const files = await readableFiles(value);
  const known = await readApplications();
  return applications.append(
    (stored) => {
      const now = new Date();
      const taken = new Set([...known, ...stored].map((each) => each.trackingNumber));
      const earlier = stored.find((application) => application.id === id);
      const trackingNumber = earlier?.trackingNumber ?? nextTrackingNumber(now, taken);
      const made = newApplication(value, fileRecords(value), { id, trackingNumber, now });
      return value.party === '' ? made : { ...made, party: value.party };
    },
    { files, draftId: await draftId },
  );
}

/** Submits the wizard; the notice is shown after the commit. */
export const submitApplicationOptions = mutationOptions({
  mutationFn: submit,
  meta: {
    notice: ({ trackingNumber }: VisaApplication) => saveStrings.submitted(trackingNumber),
  },
});

/** The stored documents of an application, as files to choose. */
export function chosenFiles(
  { documents }: VisaApplication,
  stored: ReadonlyMap<DocumentKind, Blob>,
): ChosenFiles {
  const fileOf = (kind: DocumentKind) => {
    const blob = stored.get(kind);
    const { name = kind, type = '' } = documents[kind] ?? {};
    return blob === undefined ? null : new File([blob], name, { type });
  };
  return {
    passportCopy: fileOf('passportCopy'),
    passportPhoto: fileOf('passportPhoto'),
    flightBooking: fileOf('flightBooking'),
    hotelReservation: fileOf('hotelReservation'),
  };
}

/** An application with its files; the next traveller of its party shares answers and bookings. */
export function companionOptions(number: string) {
  return queryOptions({
    queryKey: ['companion', normaliseTrackingNumber(number)],
    queryFn: async ({ client }) => {
      const stored = await client.fetchQuery({ ...applicationsOptions, staleTime: 0 });
      const id = findByNumber(number)(stored);
      const application = stored.find((each) => each.id === id);
      if (application === undefined) return null;
      const files = await client.fetchQuery(documentFilesOptions(application.id));
      return { ...application, ...chosenFiles(application, files), party: partyOf(application) };
    },
    gcTime: 0,
  });
}

/** The application to correct, and the kinds of its documents that are on this device. */
interface Corrected {
  readonly application: VisaApplication;
  readonly kinds: ReadonlySet<DocumentKind>;
}

async function correct(
  { application, kinds }: Corrected,
  { value, draftId }: Pick<Save<Submission>, 'value' | 'draftId'>,
): Promise<VisaApplication> {
  const { id, trackingNumber, submissionDate } = application;
  const files = await readableFiles(value);
  const records = fileRecords(value);
  for (const kind of DOCUMENT_KINDS)
    if (!kinds.has(kind)) records[kind] ??= application.documents[kind];
  const made = newApplication(value, records, { id, trackingNumber, now: new Date() });
  const after = { ...made, submissionDate };
  const { replaceApplication } = await import('./corrections.queries');
  await replaceApplication(application, after, files, await draftId);
  return after;
}

/**
 * Replaces an application that was not sent, keeping its number. If another tab has changed it, the
 * first attempt fails as a conflict and the next one overwrites that change.
 */
export function correctApplicationOptions({ application, kinds }: Corrected) {
  let before = application;
  return mutationOptions({
    mutationFn: async (edit: Pick<Save<Submission>, 'value' | 'draftId'>) => {
      try {
        return await correct({ application: before, kinds }, edit);
      } catch (error) {
        const newest = (await readApplications()).find(({ id }) => id === application.id);
        if (conflictOf(error) !== undefined && newest !== undefined) before = newest;
        throw error;
      }
    },
    meta: { notice: () => saveStrings.corrected },
  });
}

/** Removes an application that was not sent. */
export const withdrawApplicationOptions = mutationOptions({
  mutationFn: async (application: VisaApplication) => {
    const { withdrawApplication } = await import('./corrections.queries');
    await withdrawApplication(application);
    return application;
  },
  meta: {
    notice: ({ trackingNumber }: VisaApplication) => saveStrings.withdrawn(trackingNumber),
  },
});

/** Usual names of countries, loaded on demand; without them only the list's own names match. */
export const otherCountryNamesOptions = queryOptions({
  queryKey: ['otherCountryNames'],
  queryFn: async () =>
    (await import('@/features/applications/model/usualCountryNames')).usualCountryNames,
});
