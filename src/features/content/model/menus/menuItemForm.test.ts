import * as v from 'valibot';
import { expect, test } from 'vitest';
import { afterSave, mergeWithTheirs } from '@/shared/editing/formDefinition';
import { profileForm } from '@/features/session/model/profile';
import { itemKeys, menuItemForm } from '../menus';
import type { MenuItem } from '../../../../domain/menus';

const item: MenuItem = { id: 'about', label: 'About', link: '/about', type: 'internal' };
const [key = ''] = itemKeys([item]);
const form = menuItemForm('header', { key, item }, 'example.com');
const typed = { ...form.valuesOf(item), label: 'Our story' };
const context = { id: 'new-1', now: new Date('2026-11-20T12:00:00Z') };

test('a draft keeps its base, so that a later change elsewhere is detected', () => {
  const draft = v.parse(form.draftSchema, { values: typed, base: item });
  expect(draft).toEqual({ values: typed, base: item });
  const theirs = { ...item, link: '/visa-types' };
  expect(mergeWithTheirs(form, draft, theirs)).toEqual({
    values: { ...typed, link: '/visa-types' },
    base: theirs,
  });
  expect(mergeWithTheirs(form, draft, { ...item, label: 'Theirs' })).toMatchObject({
    kind: 'changed',
    differences: [{ name: 'label', mine: 'Our story', theirs: 'Theirs' }],
  });
});

test('a link is stored as it was typed; one that begins with a host leads there', () => {
  const blank = menuItemForm('footer', undefined, 'example.com');
  const values = { ...blank.valuesOf(undefined), label: 'Help', link: 'www.elsewhere.example' };
  expect(blank.storedOf(values, undefined, context)).toMatchObject({
    item: { link: 'www.elsewhere.example', type: 'external' },
  });
});

test('only a new item gets an id and the type that its link suggests', () => {
  const blank = menuItemForm('footer', undefined, 'example.com');
  const values = {
    ...blank.valuesOf(undefined),
    label: ' Help ',
    link: 'https://elsewhere.example/',
  };
  expect(blank.storedOf(values, undefined, context)).toEqual({
    kind: 'add',
    menu: 'footer',
    item: { id: 'new-1', label: 'Help', link: 'https://elsewhere.example/', type: 'external' },
  });
  expect(form.storedOf(typed, item, context)).toEqual({
    kind: 'change',
    menu: 'header',
    key,
    item: { ...item, label: 'Our story' },
    base: item,
  });
});

test('an Arabic label is stored beside the other, and only where there is one', () => {
  const values = { ...typed, arabicLabel: ' قصتنا ' };
  const changed = { ...item, label: 'Our story', translations: { ar: { label: 'قصتنا' } } };
  expect(form.storedOf(values, item, context)).toMatchObject({ item: changed });
  expect(form.valuesOf(changed)).toMatchObject({ arabicLabel: 'قصتنا' });
  const without = form.storedOf({ ...values, arabicLabel: '' }, changed, context);
  expect(without).toEqual({ ...without, item: { ...item, label: 'Our story' } });
});

test('a draft of an earlier version has no Arabic label', () => {
  const { arabicLabel: _arabicLabel, ...earlier } = typed;
  expect(v.parse(form.draftSchema, { values: earlier, base: item }).values).toEqual(typed);
});

test('reads the version of another tab, if it still has the item', () => {
  const theirs = { ...item, label: 'Theirs' };
  expect(form.readTheirs?.({ header: [theirs], footer: [] })).toEqual(theirs);
  expect(form.readTheirs?.({ header: [], footer: [item] })).toBeUndefined();
});

test('input during a save stays after it', () => {
  const stored = { username: 'sara', email: '', phone: '' };
  const sent = { ...stored, username: ' sara ' };
  expect(afterSave(profileForm, stored, { sent, now: { ...sent, phone: '1' } })).toEqual({
    values: { ...stored, phone: '1' },
    base: stored,
  });
});
