import type { ContentFields, FieldMap } from '@vitrin/shared-contracts/content-fields';
import type { FieldType } from '@vitrin/shared-contracts/records/field';
import { recordDefinitions } from '@vitrin/shared-contracts/records/record-definitions';
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

/** Types of declared fields that have no text. That of a rich text is in its nodes. */
const typesWithoutText: ReadonlySet<FieldType> = new Set([
  'choice',
  'language',
  'moment',
  'pages',
  'picture',
  'pictures',
  'relation',
  'relations',
  'richText',
]);

/** Checks whether a declaration says that a field has no text. */
function isDeclaredWithoutText(entity: string, path: string): boolean {
  const definition = recordDefinitions.get(entity);
  const name = path.replace('translations.tr.', '');
  const field = definition?.shared[name] ?? definition?.translated[name];
  return field !== undefined && typesWithoutText.has(field.type);
}

/** What is no text in kinds without a declaration: choices, files, colours. */
const withoutText = new Set([
  'icon_name',
  'shape',
  'tone',
  'scope',
  'pages',
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
  (entity, fields) => {
    const missed = unsearched(fields).filter((path) => !isDeclaredWithoutText(entity, path));
    expect(missed.filter((path) => !withoutText.has(path))).toEqual([]);
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
