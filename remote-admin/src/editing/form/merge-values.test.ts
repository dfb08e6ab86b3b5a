import { mergeValues, withChoices } from './merge-values.ts';

const document = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const values = (tr: object = {}, shared: object = {}) => ({
  active: 1,
  cover_id: null as unknown,
  ...shared,
  translations: { tr: { title: 'Köprü', summary: '', document: document('Metin'), ...tr } },
});

test('fields that only one side has changed are taken from it', () => {
  const mine = values({ title: 'Viyadük' });
  const theirs = values({ summary: 'Özet' }, { cover_id: { id: 7 } });

  expect(mergeValues(values(), mine, theirs)).toEqual({
    value: values({ title: 'Viyadük', summary: 'Özet' }, { cover_id: { id: 7 } }),
    conflicts: [],
  });
});

test('the same change on both sides is no conflict', () => {
  const both = values({ title: 'Viyadük' });
  expect(mergeValues(values(), both, both)).toEqual({ value: both, conflicts: [] });
});

test('a field that both have changed keeps the own value and is a conflict', () => {
  const mine = values({ document: document('Benim') }, { cover_id: { id: 1, alt: 'a' } });
  const theirs = values({ document: document('Onun') }, { cover_id: { id: 2, alt: 'b' } });

  expect(mergeValues(values(), mine, theirs)).toEqual({
    value: mine,
    conflicts: [
      { path: 'cover_id', base: null, mine: { id: 1, alt: 'a' }, theirs: { id: 2, alt: 'b' } },
      { path: 'translations.tr.document', base: document('Metin'), mine: document('Benim'), theirs: document('Onun') },
    ],
  });
});

test('a language that others have added is taken', () => {
  const theirs = { ...values(), translations: { ...values().translations, en: { title: 'Bridge' } } };
  expect(mergeValues<object>(values(), values({ title: 'Viyadük' }), theirs).value).toMatchObject({
    translations: { tr: { title: 'Viyadük' }, en: { title: 'Bridge' } },
  });
});

test('choices replace the values at their paths', () => {
  const chosen = withChoices(values({ title: 'Benim' }), new Map([['translations.tr.title', 'Onun']]));
  expect(chosen.translations.tr.title).toBe('Onun');
});

test('parts of a list are merged by their ids', () => {
  const part = (id: string, changed: object = {}) => ({ id, kind: 'text', values: {}, ...changed });
  const base = values({}, { sections: [part('a'), part('b')] });
  const mine = values({}, { sections: [part('b'), part('a', { off: true }), part('c')] });
  const theirs = values({}, { sections: [part('a'), part('d'), part('b', { values: { href: '/' } })] });

  const { value, conflicts } = mergeValues<object>(base, mine, theirs);

  expect(conflicts).toEqual([]);
  const { sections } = value as { sections: object[] };
  expect(sections).toHaveLength(4);
  expect(sections).toEqual(
    expect.arrayContaining([part('a', { off: true }), part('b', { values: { href: '/' } }), part('c'), part('d')]),
  );
});

test('a part that both have changed differently is a conflict of the list', () => {
  const part = (href: string) => ({ id: 'a', kind: 'text', values: { href } });
  const { conflicts } = mergeValues<object>(
    { sections: [part('')] },
    { sections: [part('/a')] },
    { sections: [part('/b')] },
  );
  expect(conflicts.map(({ path }) => path)).toEqual(['sections']);
});
