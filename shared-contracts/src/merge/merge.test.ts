import type { ContentFields, ContentValues } from './content-fields.ts';
import { mergeRecord } from './merge.ts';

const fields: ContentFields = {
  shared: {
    active: { kind: 'value', label: 'Yayında' },
    cover_id: { kind: 'value', label: 'Kapak' },
    media: { kind: 'list', label: 'Görseller' },
    hours: { kind: 'map', label: 'Çalışma Saatleri' },
  },
  translated: {
    title: { kind: 'text', label: 'Başlık' },
    summary: { kind: 'text', label: 'Özet' },
    types: { kind: 'set', label: 'Türler' },
    document: { kind: 'richText', label: 'Metin' },
  },
};

const documentOf = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

const tr = { title: 'Kule vinç', summary: 'Kısa özet', types: ['kule'], document: documentOf('Bir.', 'İki.') };
const en = { title: 'Tower crane', summary: 'Short summary', types: ['tower'], document: documentOf('One.') };
const base = {
  id: 5,
  version: 3,
  active: 1,
  cover_id: 10,
  media: [1, 2, 3],
  hours: { monday: { open: '09:00', close: '18:00' }, sunday: null },
  translations: { tr, en },
} satisfies ContentValues;

const mergeOf = (mine: ContentValues, theirs: ContentValues) => mergeRecord(fields, { base, mine, theirs });
const withTurkish = (changes: object) => ({
  ...base,
  translations: { ...base.translations, tr: { ...tr, ...changes } },
});

describe('fields', () => {
  test('changes of different fields are both taken, and those of theirs are named', () => {
    const mine = { ...withTurkish({ title: 'Kule vinci' }), active: 0 };
    const theirs = { ...withTurkish({ summary: 'Yeni özet' }), cover_id: 11, version: 4 };
    expect(mergeOf(mine, theirs)).toEqual({
      value: { ...withTurkish({ title: 'Kule vinci', summary: 'Yeni özet' }), active: 0, cover_id: 11 },
      merged: ['cover_id', 'translations.tr.summary'],
      conflicts: [],
    });
  });

  test('fields that are not declared are copied from mine', () => {
    const { value } = mergeOf({ ...base, version: 3, note: 'x' }, { ...base, version: 9, note: 'y' });
    expect(value).toMatchObject({ id: 5, version: 3, note: 'x' });
  });

  test('a field that mine does not send is unchanged', () => {
    const { value, merged } = mergeOf({ id: 5, active: 0 }, { ...base, cover_id: 11 });
    expect(value).toEqual({ ...base, version: undefined, active: 0, cover_id: 11 });
    expect(merged).toEqual(['cover_id']);
  });

  test('two different values are a conflict in which the record has mine', () => {
    const { value, conflicts } = mergeOf({ ...base, cover_id: null }, { ...base, cover_id: 11 });
    expect(value).toEqual({ ...base, cover_id: null });
    expect(conflicts).toEqual([{ path: 'cover_id', kind: 'value', base: 10, mine: null, theirs: 11, proposal: null }]);
  });

  test('a merge that is the text of one side is no proposal', () => {
    const sides = { base: { title: 'Kule' }, mine: { title: 'Kule vinç ve asansör' }, theirs: { title: 'Kule vinç' } };
    const kinds = { shared: { title: { label: 'Başlık', kind: 'text' as const } }, translated: {} };
    expect(mergeRecord(kinds, sides).conflicts).toMatchObject([{ path: 'title', proposal: null }]);
  });

  test('a text that both sides changed is a conflict with a proposal', () => {
    const { conflicts } = mergeOf(withTurkish({ summary: 'Uzun özet' }), withTurkish({ summary: 'Kısa metin' }));
    expect(conflicts).toEqual([
      {
        path: 'translations.tr.summary',
        kind: 'text',
        base: 'Kısa özet',
        mine: 'Uzun özet',
        theirs: 'Kısa metin',
        proposal: 'Uzun metin',
      },
    ]);
  });

  test('changes of different keys of a map are both taken', () => {
    const monday = { open: '08:00', close: '18:00' };
    const mine = { ...base, hours: { ...base.hours, monday } };
    const theirs = { ...base, hours: { monday: { open: '09:00', close: '17:00' }, saturday: null } };
    expect(mergeOf(mine, theirs)).toEqual({
      value: { ...base, hours: { monday: { open: '08:00', close: '17:00' }, saturday: null } },
      merged: ['hours'],
      conflicts: [],
    });
  });

  test('changes of the same key of a map are a conflict of the map', () => {
    const { conflicts } = mergeOf({ ...base, hours: { monday: null } }, { ...base, hours: { monday: 'kapalı' } });
    expect(conflicts).toMatchObject([{ path: 'hours', kind: 'map', proposal: null }]);
  });

  test('lists and sets are merged by item', () => {
    const mine = { ...withTurkish({ types: ['kule', 'mobil'] }), media: [3, 1, 2] };
    const theirs = { ...withTurkish({ types: ['sabit'] }), media: [1, 2, 3, 4] };
    expect(mergeOf(mine, theirs)).toEqual({
      value: { ...withTurkish({ types: ['mobil', 'sabit'] }), media: [3, 1, 2, 4] },
      merged: ['media', 'translations.tr.types'],
      conflicts: [],
    });
  });
});

describe('editor documents', () => {
  test('different changes are a conflict with a proposal, even in different blocks', () => {
    const mine = documentOf('Birinci.', 'İki.');
    const theirs = documentOf('Bir.', 'İkinci.');
    const { value, conflicts } = mergeOf(withTurkish({ document: mine }), withTurkish({ document: theirs }));
    expect(value).toEqual(withTurkish({ document: mine }));
    expect(conflicts).toEqual([
      {
        path: 'translations.tr.document',
        kind: 'richText',
        base: tr.document,
        mine,
        theirs,
        proposal: documentOf('Birinci.', 'İkinci.'),
      },
    ]);
  });

  test('the same change of both sides is no conflict', () => {
    const changed = withTurkish({ document: documentOf('Birinci.', 'İki.') });
    expect(mergeOf(changed, structuredClone(changed))).toEqual({ value: changed, merged: [], conflicts: [] });
  });
});

describe('languages', () => {
  const de = { title: 'Turmkran' };

  test('a language that mine does not send has the values of theirs', () => {
    const theirs = { ...base, translations: { tr, en: { ...en, title: 'Crane' }, de } };
    expect(mergeOf({ ...base, translations: { tr } }, theirs)).toEqual({
      value: theirs,
      merged: ['translations.en.title', 'translations.de'],
      conflicts: [],
    });
  });

  test('a language that one side adds or deletes is added or deleted', () => {
    const mine = { ...base, translations: { tr, en: null } };
    const theirs = { ...base, translations: { tr, en, de } };
    expect(mergeOf(mine, theirs)).toEqual({
      value: { ...base, translations: { tr, en: null, de } },
      merged: ['translations.de'],
      conflicts: [],
    });
    expect(mergeOf(theirs, { ...base, translations: { tr } })).toEqual({
      value: { ...base, translations: { tr, de } },
      merged: ['translations.en'],
      conflicts: [],
    });
  });

  test('a language that one side deletes and the other changes is a conflict', () => {
    const deleted = { ...base, translations: { tr, en: null } };
    const changed = { ...base, translations: { tr, en: { ...en, title: 'Crane' } } };
    const conflict = { path: 'translations.en', kind: 'translation', base: en, proposal: null };
    expect(mergeOf(deleted, changed)).toEqual({
      value: deleted,
      merged: [],
      conflicts: [{ ...conflict, mine: null, theirs: changed.translations.en }],
    });
    expect(mergeOf(changed, { ...base, translations: { tr } })).toEqual({
      value: changed,
      merged: [],
      conflicts: [{ ...conflict, mine: changed.translations.en, theirs: null }],
    });
  });

  test('a deleted language of which mine sends one field keeps the other fields in the conflict', () => {
    const mine = { ...base, translations: { en: { title: 'Crane' } } };
    const { value, conflicts } = mergeOf(mine, { ...base, translations: { tr } });
    expect(value.translations?.en).toEqual({ ...en, title: 'Crane' });
    expect(conflicts).toMatchObject([{ path: 'translations.en', mine: { ...en, title: 'Crane' }, theirs: null }]);
  });

  test('a language that both sides add is merged by field', () => {
    const mine = { ...base, translations: { ...base.translations, de: { title: 'Kran', summary: 'Kurz' } } };
    const theirs = { ...base, translations: { ...base.translations, de: { title: 'Turmkran', types: ['turm'] } } };
    const { value, merged, conflicts } = mergeOf(mine, theirs);
    expect(value.translations?.de).toEqual({ title: 'Kran', summary: 'Kurz', types: ['turm'] });
    expect(merged).toEqual(['translations.de.types']);
    expect(conflicts).toMatchObject([{ path: 'translations.de.title', base: null, mine: 'Kran', theirs: 'Turmkran' }]);
  });

  test('names of inherited properties are ordinary keys', () => {
    const theirs: ContentValues = JSON.parse(
      '{"translations":{"__proto__":{"title":"x"},"constructor":{"title":"y"}}}',
    );
    const { value, merged } = mergeRecord(fields, { base: {}, mine: {}, theirs });
    expect(value).toEqual(theirs);
    expect(merged).toEqual(['translations.__proto__', 'translations.constructor']);
    expect(Object.getPrototypeOf(value.translations)).toBe(Object.prototype);
  });
});
