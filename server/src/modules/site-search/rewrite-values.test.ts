import type { ContentFields, FieldMap } from '@vitrin/shared-contracts/content-fields';
import { contentGroupFields, contentGroups } from '@vitrin/shared-contracts/page-contents';
import { moduleDescriptions } from '../../describe-modules.ts';
import { rewriteValues } from './rewrite-values.ts';

/** Returns the fields with a text that is not searched. */
function unsearched(fields: ContentFields): string[] {
  const texts = (map: FieldMap) => Object.fromEntries(Object.keys(map).map((name) => [name, 'metin']));
  const found = new Set<string>();
  rewriteValues(fields, { ...texts(fields.shared), translations: { tr: texts(fields.translated) } }, ({ path }) => {
    found.add(path);
    return [];
  });
  const all = [
    ...Object.keys(fields.shared),
    ...Object.keys(fields.translated).map((name) => `translations.tr.${name}`),
  ];
  return all.filter((path) => !found.has(path));
}

const kinds = [...moduleDescriptions.kinds.values()].map(({ entity, fields }) => [entity, fields] as const);
const groups = contentGroups.map((group) => [group, contentGroupFields[group]] as const);

/** What is no text: dates, choices, files, colours. A text of a rich text is in its nodes. */
const withoutText = new Set([
  'published_at',
  'cover_id',
  'kind',
  'media',
  'media_id',
  'section',
  'lang',
  'icon_name',
  'mainColor',
  'secondColor',
  'mainLogoPath',
  'secondLogoPath',
  'favIcoLogoPath',
  'translations.tr.picture',
  'translations.tr.hero_picture',
  'translations.tr.introduction_picture',
  'translations.tr.portrait',
  'translations.tr.sharing_picture',
  'translations.tr.document',
]);

test.each([...kinds, ...groups])(
  '%s: every field is searched unless it is a date, a choice, a file or a colour',
  (_kind, fields) => {
    expect(unsearched(fields).filter((path) => !withoutText.has(path))).toEqual([]);
  },
);

test.each([
  ['translations that are none', { translations: 'x' }],
  ['a language that is none', { translations: { tr: 'x', en: null, de: [] } }],
  ['values that are no texts', { page_lang: 3, translations: { tr: { title: null, document: 'x' } } }],
])('%s stay as they are', (_name, values) => {
  const fields: ContentFields = {
    shared: { page_lang: { kind: 'map', label: '' } },
    translated: { title: { kind: 'text', label: '' }, document: { kind: 'richText', label: '' } },
  };
  const given = values as unknown as Parameters<typeof rewriteValues>[1];
  expect(rewriteValues(fields, given, ({ text }) => [{ start: 0, end: text.length, text: 'y' }])).toBe(given);
});
