import { documentsOfSections } from './section-documents.ts';

const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

test('the documents of a page are those of its sections in each language, by the name of their field', () => {
  const sections = [
    { id: 'a', kind: 'text', v: 1, values: {} },
    { id: 'b', kind: 'quote', v: 1, values: {} },
    { id: 'c', kind: 'hologram', v: 2, values: {} },
  ];
  const translations = {
    tr: { texts: { a: { document: doc('Bir') }, c: { document: doc('Uçan') } } },
    en: { texts: {} },
  };
  expect(documentsOfSections({ sections, translations })).toEqual([
    { path: 'translations.tr.texts.a.document', language: 'tr', value: doc('Bir') },
    { path: 'translations.en.texts.a.document', language: 'en', value: undefined },
  ]);
});
