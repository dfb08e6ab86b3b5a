import { changedPaths } from './changed-paths.ts';
import type { ContentFields, ContentValues } from './content-fields.ts';

const fields: ContentFields = {
  shared: { active: { kind: 'value', label: 'Yayında' }, cover_id: { kind: 'value', label: 'Kapak' } },
  translated: { title: { kind: 'text', label: 'Başlık' }, document: { kind: 'richText', label: 'Metin' } },
};
const before: ContentValues = {
  id: 1,
  version: 4,
  active: 1,
  cover_id: 7,
  translations: { tr: { title: 'Bir', document: { type: 'doc', content: [] } }, en: { title: 'One' } },
};

describe('changed paths', () => {
  test('are the declared fields that differ, in the order of declaration', () => {
    const after = {
      ...before,
      version: 5,
      cover_id: null,
      active: 0,
      translations: { ...before.translations, tr: { title: 'İki' } },
    };
    expect(changedPaths(fields, before, after)).toEqual(['active', 'cover_id', 'translations.tr.title']);
  });

  test('do not depend on the order of keys', () => {
    const tr = { document: { content: [], type: 'doc' }, title: 'Bir' };
    expect(changedPaths(fields, before, { ...before, translations: { en: { title: 'One' }, tr } })).toEqual([]);
  });

  test('name an added or deleted language as a whole', () => {
    const { tr = null } = before.translations ?? {};
    const after = { ...before, translations: { tr, de: { title: 'Eins' } } };
    expect(changedPaths(fields, before, after)).toEqual(['translations.en', 'translations.de']);
  });

  test('ignore translations of a kind without languages', () => {
    expect(changedPaths({ ...fields, translated: {} }, before, { ...before, translations: {} })).toEqual([]);
  });
});
