import { describe, expect, test } from 'vitest';
import { MAX_NOTE_LENGTH, MAX_PUBLICATION_BYTES } from '@/config';
import { APPLICANT_FIELDS, NO_DOCUMENTS } from '@/domain/application';
import { answerLimit, BLANK_FORM, newApplication } from '@/domain/applicationForm';
import { sealApplication, unpackApplication } from '@/engines/handover/openApplication';
import { openFile, readApplicationFile, sealFile } from '@/engines/handover/applicationFile';
import { packApplication } from '@/engines/handover/packedApplication';
import { MAX_CODE_BYTES, toDigits } from '@/engines/handover/code';
import { readCodes } from '@/engines/handover/readCodes';
import {
  historySchemas,
  MAX_COUNTER_NAME_LENGTH,
  MAX_PRIVATE_NOTE_LENGTH,
} from '@/engines/handover/history';
import { OFFICE, sealingKey } from '@/engines/handover/office';
import { readSlip, signSlip } from '@/engines/handover/slip';
import { changeText, readCounterFile, sealCounterFile } from '@/engines/officeSync/folderFile';
import { MAX_MESSAGE_LENGTH } from '@/features/messages/visitor/ContactForm';
import { SETTING_FIELDS } from '@/features/settings/model/fields';
import { officeKey } from '@test/records';
import * as v from 'valibot';

/** Fields are filled with characters of one to four bytes, and with some that JSON escapes. */
const LETTERS = ['x', 'é', '€', '😀', '"', '\n'];
const full = (limit: number, letter: string) => letter.repeat(Math.floor(limit / letter.length));

const step = { id: '1', applicationId: '1', what: 'decided', at: 0, detail: '', counter: '' };
const isStep = (fields: object) => v.is(historySchemas.steps, { ...step, note: '', ...fields });

/**
 * Whether a change with this record survives the way to another counter: it is written and read.
 */
async function isShared(key: 'contactMessages' | 'settings', fields: Record<string, string>) {
  const pair = await officeKey();
  const counter = '1'.repeat(16);
  const cells = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, [1, counter, value] as const]),
  );
  const record = key === 'settings' ? 'settings' : '1';
  const text = changeText({ key, record, cells, gone: {} });
  const bytes = await sealCounterFile(
    pair,
    { counter, number: 0 },
    text === undefined ? [] : [text],
  );
  const read = await readCounterFile(bytes, pair, 1);
  return typeof read !== 'string' && read.entries === 1 && read.refused === 0;
}

const applicationWith = (letter: string) => {
  const form = { ...BLANK_FORM };
  for (const name of APPLICANT_FIELDS) form[name] = full(answerLimit(name), letter);
  const identity = { id: 'x', trackingNumber: 'DV000001', now: new Date(0) };
  return newApplication(form, NO_DOCUMENTS, identity);
};

async function isSlipRead(note: string): Promise<boolean> {
  const { id, signing } = await officeKey();
  const slip = { mark: 'm'.repeat(22), number: 1, status: 'Approved', decided: 1, note } as const;
  const digits = toDigits(await signSlip(slip, id, signing));
  const codes = await readCodes(digits);
  const code = typeof codes === 'string' ? undefined : codes[0];
  return code !== undefined && (await readSlip(code, OFFICE))?.note === note;
}

/** Each field at its limit, with a reader, whose limit must not be lower than the field's. */
const BOUNDS: readonly (readonly [
  field: string,
  reader: string,
  isRead: (letter: string) => boolean | Promise<boolean>,
])[] = [
  [
    'private note',
    'steps of a backup and of counters',
    (letter) => isStep({ note: full(MAX_PRIVATE_NOTE_LENGTH, letter) }),
  ],
  [
    'name of a counter',
    'steps of a backup and of counters',
    (letter) => isStep({ counter: full(MAX_COUNTER_NAME_LENGTH, letter) }),
  ],
  [
    'note of a decision',
    'steps of a backup and of counters',
    (letter) => isStep({ slipNote: full(MAX_NOTE_LENGTH, letter) }),
  ],
  ['note of a decision', 'slip', (letter) => isSlipRead(full(MAX_NOTE_LENGTH, letter))],
  [
    'answers of an application',
    'file, by its list',
    (letter) => {
      const application = applicationWith(letter);
      return unpackApplication(packApplication(application))?.purpose === application.purpose;
    },
  ],
  [
    'answers of an application',
    'file for the office',
    async (letter) => {
      const bytes = await sealFile(applicationWith(letter), [], sealingKey(OFFICE));
      const sealed = await readApplicationFile(new Blob([bytes]));
      if ('refusal' in sealed) return false;
      return 'application' in (await openFile(sealed, (await officeKey()).opening));
    },
  ],
  [
    'answers of an application',
    'row of a backup',
    (letter) => {
      const list = packApplication(applicationWith(letter));
      const row = { applicationId: 'x', keyId: '', how: 'file', at: 0, list, packed: list };
      return v.is(historySchemas.takenOver, row);
    },
  ],
  [
    'contact message',
    'changes of counters',
    (letter) => isShared('contactMessages', { message: full(MAX_MESSAGE_LENGTH, letter) }),
  ],
  [
    'settings',
    'changes of counters',
    (letter) =>
      isShared(
        'settings',
        Object.fromEntries(
          SETTING_FIELDS.map(({ name, maxLength = 2000 }) => [
            name.replace(/^smtp.*/, 'x'),
            full(maxLength, letter),
          ]),
        ),
      ),
  ],
  [
    'settings',
    'publication',
    (letter) => {
      const texts = SETTING_FIELDS.map(({ maxLength = 2000 }) => full(maxLength, letter));
      return new Blob([JSON.stringify(texts)]).size < MAX_PUBLICATION_BYTES / 10;
    },
  ],
];

describe.each(BOUNDS)('a full %s is read: %s', (_, _reader, isRead) => {
  test.each(LETTERS)('%j', async (letter) => {
    expect(await isRead(letter)).toBe(true);
  });
});

test('what no reader takes is not written', async () => {
  const { id, signing } = await officeKey();
  const note = '\u0001'.repeat(MAX_NOTE_LENGTH);
  const slip = { mark: 'm'.repeat(22), number: 1, status: 'Approved', decided: 1, note } as const;
  await expect(signSlip(slip, id, signing)).rejects.toThrow(RangeError);
  const long = { ...applicationWith('x'), purpose: 'x'.repeat(140_000) };
  await expect(sealFile(long, [], sealingKey(OFFICE))).rejects.toThrow(RangeError);
});

test('the usual answers fit into a code', async () => {
  const usual = {
    ...applicationWith('x'),
    purpose: 'Tourism, and to visit my sister. '.repeat(20),
  };
  const code = await sealApplication(usual, sealingKey(OFFICE));
  expect(code.length).toBeLessThan(MAX_CODE_BYTES);
});
