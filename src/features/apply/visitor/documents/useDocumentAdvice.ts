import { useEffect, useState } from 'react';
import { DOCUMENT_KINDS, type DocumentKind } from '@/domain/application';
import { asSafeBlob, canBeShown } from '@/domain/documentFile';
import { whenIdle } from '@/lib/async/scheduling';
import { sha256 } from '@/lib/subtle';
import { DOCUMENT_LABELS } from '@/domain/answerLabels';
import { type Advice, documentAdvice } from '@/features/applications/model/advice';
import { type ChosenFiles, fileRecords } from '@/features/apply/queries';
import type { PictureDoubt } from '../../model/pictureQuality';
import { strings } from '../strings';

/** What is to be said about the contents of a file. */
type ContentsFault = 'damaged' | 'locked' | PictureDoubt;

interface Contents {
  readonly type: string;
  readonly fault: ContentsFault | undefined;
  /** Of the bytes; undefined for a file too large to be read at once. */
  readonly hash: string | undefined;
}

/** Encryption as the trailer of a PDF names it, at the end of the file (ISO 32000-1, 7.6.1). */
const PDF_ENCRYPTION = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;
const PDF_END_BYTES = 2 ** 20;
const LARGEST_HASHED_BYTES = 64 * 2 ** 20;

/** Why a file of an accepted type may not open, or may be hard to read. */
async function faultOf(file: File, type: string): Promise<ContentsFault | undefined> {
  if (type === 'application/pdf')
    return PDF_ENCRYPTION.test(await file.slice(-PDF_END_BYTES).text()) ? 'locked' : undefined;
  if (!canBeShown(type)) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return 'damaged';
  await new Promise<void>(whenIdle);
  // Not every browser can tell.
  const doubt = await import('./pictures')
    .then(({ doubtOf }) => doubtOf(bitmap))
    .catch(() => undefined);
  bitmap.close();
  return doubt;
}

async function read(file: File): Promise<Contents> {
  const { type } = await asSafeBlob(file);
  const isHashed = file.size <= LARGEST_HASHED_BYTES;
  return {
    type,
    hash: isHashed ? await sha256(new Uint8Array(await file.arrayBuffer())) : undefined,
    fault: await faultOf(file, type),
  };
}

/** A file is read once, whatever view asks. */
const reads = new WeakMap<File, Promise<Contents>>();

/** What was found in the chosen files so far; an unreadable file is reported on submit. */
function useContents(files: ChosenFiles): ReadonlyMap<File, Contents> {
  const [known, setKnown] = useState<ReadonlyMap<File, Contents>>(new Map());
  useEffect(() => {
    for (const kind of DOCUMENT_KINDS) {
      const file = files[kind];
      if (file === null) continue;
      const reading = reads.get(file) ?? read(file);
      reads.set(file, reading);
      reading.then(
        (contents) => setKnown((before) => new Map(before).set(file, contents)),
        () => undefined,
      );
    }
  }, [files]);
  return known;
}

/** The advice about the chosen files, by their bytes, and about those that are missing. */
export function useDocumentAdvice(files: ChosenFiles): Advice {
  const contents = useContents(files);
  const records = fileRecords(files);
  const foundIn = (kind: DocumentKind) => {
    const file = files[kind];
    return file === null ? undefined : contents.get(file);
  };
  const advice: Advice = {};
  for (const kind of DOCUMENT_KINDS) {
    const { type, fault, hash } = foundIn(kind) ?? {};
    const twin = DOCUMENT_KINDS.find(
      (each) => each !== kind && hash !== undefined && foundIn(each)?.hash === hash,
    );
    const text =
      documentAdvice(kind, records[kind], type) ??
      (fault && strings.documents.faults[fault]) ??
      (twin && strings.documents.twin(DOCUMENT_LABELS[twin]));
    if (text !== undefined) advice[kind] = text;
  }
  return advice;
}
