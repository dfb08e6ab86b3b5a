import { limits } from '../rules/limits.ts';
import { invalid } from '../texts/invalid.ts';
import { fieldError } from './check-sections.ts';
import type { SectionField } from './define-section.ts';
import { saysSomething } from './empty-section.ts';
import { sectionField as field } from './section-field.ts';

const title = field.text({ label: 'Başlık', max: 5, required: true }) as SectionField<unknown, unknown>;
const subtitle = field.text({ label: 'Alt başlık', max: 5 }) as SectionField<unknown, unknown>;
const text = field.richText({ label: 'Metin', required: true }) as SectionField<unknown, unknown>;
const documentOf = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((each) => ({ type: 'paragraph', content: [{ type: 'text', text: each }] })),
});

test.each([
  ['a blank', ' '],
  ['zero-width characters', '\u200B\u2060'],
  ['controls of the writing direction', '\u202A\u202C'],
  ['signs alone', '—'],
])('%s are not a required text', (_what, value) => expect(fieldError(title, value)).toBe(invalid.required));

test('a text that is not required may consist of signs, and counts as empty when nothing of it is visible', () => {
  expect(fieldError(subtitle, '—')).toBeNull();
  expect(saysSomething({ subtitle }, { subtitle: '—' })).toBe(true);
  expect(saysSomething({ subtitle }, { subtitle: '\u200B' })).toBe(false);
  expect(saysSomething({ text }, { text: documentOf('\u200B') })).toBe(false);
});

test('the limit counts what people see', () => {
  expect(fieldError(title, '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧a')).toBeNull();
  expect(fieldError(title, 'Kredi\u200B')).toBeNull();
  expect(fieldError(title, 'Kredil')).toBe(invalid.tooLong(5));
});

test('a rich text has the limit of other rich texts, and the error says how long it is', () => {
  const half = 'a'.repeat(limits.richText.max / 2);
  expect(fieldError(text, documentOf(half, half))).toBeNull();
  expect(fieldError(text, documentOf(half, half, 'b'))).toBe(invalid.documentTooLong(limits.richText.max + 1));
});

test('a blank is no address', () => {
  const address = field.address({ label: 'Bağlantı' }) as SectionField<unknown, unknown>;
  expect(fieldError(address, '')).toBeNull();
  expect(fieldError(address, ' ')).toBe(invalid.link);
});

const paragraph = { type: 'paragraph' };
test.each([
  ['an empty heading', { type: 'heading' }, false],
  ['an empty list', { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] }, false],
  ['an empty quote', { type: 'blockquote', content: [{ ...paragraph, content: [{ type: 'hardBreak' }] }] }, false],
  ['a picture', { type: 'image', attrs: {} }, true],
  ['a rule', { type: 'horizontalRule' }, true],
])('%s in a rich text', (_what, block, says) => {
  expect(saysSomething({ text }, { text: { type: 'doc', content: [paragraph, block] } })).toBe(says);
});
