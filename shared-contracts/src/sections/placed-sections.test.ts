import { invalid } from '../texts/invalid.ts';
import { checkSections, fieldError, type Checked } from './check-sections.ts';
import { isEmptySection } from './empty-section.ts';
import { declarationOf, placedName, type DeclaringRemote } from './placed-sections.ts';
import { remoteField as field } from './section-declaration.ts';
import type { StoredSection } from './stored-sections.ts';

const remotes: DeclaringRemote[] = [
  {
    name: 'remote_kampanya',
    sections: [
      {
        name: 'son',
        shared: {
          count: field.choice({ '3': 'Üç', '6': 'Altı' }, { label: 'Sayı' }),
          cover: field.picture({ label: 'Görsel', required: true }),
        },
        texts: {
          heading: field.text({ label: 'Başlık', max: 5, required: true }),
          lead: field.longText({ label: 'Giriş', max: 100 }),
        },
      },
    ],
  },
];

const placed = (values: unknown, more: Partial<StoredSection> = {}): StoredSection => ({
  id: 's1',
  kind: 'remote',
  v: 1,
  values: { remote: 'remote_kampanya', section: 'son', values },
  ...more,
});
const complete = { count: '6', cover: { media_id: 4 } };

test('the fields of a placed section are checked at their paths, as its remote declares them', () => {
  const sections = [placed({ count: '9' })];
  const texts = { tr: { s1: { heading: 'Kampanya' } }, en: {} };
  expect(checkSections({ sections, texts, remotes, defaultLanguage: 'tr' })).toEqual({
    'sections.s1.count': invalid.choice,
    'sections.s1.cover': invalid.required,
    'translations.tr.texts.s1.heading': invalid.tooLong(5),
  });
});

test('texts are required in the default language, and in others in which the section has texts', () => {
  const errors = (texts: Checked['texts']) =>
    Object.keys(checkSections({ sections: [placed(complete)], texts, remotes, defaultLanguage: 'tr' }));
  expect(errors({ en: {}, tr: {} })).toEqual(['translations.tr.texts.s1.heading']);
  expect(errors({ en: { s1: { lead: 'Hello' } }, tr: { s1: { heading: 'Yaz' } } })).toEqual([
    'translations.en.texts.s1.heading',
  ]);
  expect(errors({ en: { s1: { lead: '' } }, tr: { s1: { heading: 'Yaz' } } })).toEqual([]);
});

test('values that fit the declaration are accepted, and those of a section that is off are not looked at', () => {
  const texts = { tr: { s1: { heading: 'Yaz' } } };
  expect(checkSections({ sections: [placed(complete)], texts, remotes })).toEqual({});
  expect(checkSections({ sections: [placed({}, { off: true })], texts, remotes })).toEqual({});
});

test('a document without a word is missing', () => {
  const document = field.richText({ label: 'Metin', required: true });
  const empty = { type: 'doc', content: [{ type: 'paragraph' }] };
  expect(fieldError(document, empty)).toBe(invalid.required);
  expect(fieldError(document, { type: 'doc', content: [{ type: 'horizontalRule' }] })).toBeNull();
});

test('values that are none are missing', () => {
  const texts = { tr: { s1: { heading: 'Yaz' } } };
  expect(checkSections({ sections: [placed('x')], texts, remotes })).toEqual({
    'sections.s1.cover': invalid.required,
  });
});

test.each([
  ['another remote', { remote: 'remote_kariyer', section: 'son' }],
  ['a section that it does not declare', { remote: 'remote_kampanya', section: 'ilk' }],
  ['no remote', { section: 'son' }],
])('values of %s pass unchecked', (_case, values) => {
  const section = { id: 's1', kind: 'remote', v: 1, values: { ...values, values: { count: 9 } } };
  expect(declarationOf(section, remotes)).toBeUndefined();
  expect(checkSections({ sections: [section], texts: { tr: {} }, remotes })).toEqual({});
});

test('a section that names its remote is never empty, one that names none is', () => {
  expect(isEmptySection(placed({}), {})).toBe(false);
  expect(isEmptySection({ id: 's1', kind: 'remote', v: 1, values: { section: 'son' } }, {})).toBe(true);
});

test('only valid names are names', () => {
  expect(placedName(placed({}))).toEqual({ remote: 'remote_kampanya', section: 'son' });
  expect(placedName({ kind: 'hero', values: { remote: 'remote_kampanya', section: 'son' } })).toBeNull();
  expect(placedName({ kind: 'remote', values: { remote: 'kampanya', section: 'son' } })).toBeNull();
  expect(placedName({ kind: 'remote', values: { remote: 'remote_kampanya', section: '../x' } })).toBeNull();
});
