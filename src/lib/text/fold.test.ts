import * as fc from '@test/fastCheck';
import { expect, test } from 'vitest';
import { fold } from './fold';

test.each([
  ['Amal HADDAD', 'amal haddad'],
  ['ＤＶ１２３', 'dv123'],
  ['٠٥٠ ۱۲۳', '050 123'],
  ['Zoe\u0308 Zoë', 'zoe zoe'],
  ['İstanbul ısı', 'istanbul isi'],
  ['Straße Łódź Ærø', 'strasse lodz aero'],
  ['Crème BRÛLÉE', 'creme brulee'],
  ['Ἀθήνας', 'αθηνασ'],
  ['أحمد إسلام آمنة ٱلله', 'احمد اسلام امنه الله'],
  ['مُحَمَّد مـحـمـد', 'محمد محمد'],
  ['مصطفى مصطفي', 'مصطفي مصطفي'],
  ['علی کتاب', 'علي كتاب'],
  ['ﻣﺤﻤﺪ', 'محمد'],
  ['مؤسسة شيئ', 'موسسه شيي'],
  ['हिन्दी की', 'हिन्दी की'],
  ['が か 한국', 'が か 한국'],
  ['🙂', '🙂'],
  ['', ''],
])('%s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
