import { placeableRemote, placedSection } from '../../../testing/placeable-fixtures.ts';
import { documentsOfSections } from './section-documents.ts';

const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

test('the documents of a page are those of its sections in each language, by the name of their field', () => {
  const sections = [
    { id: 'a', kind: 'text', v: 1, values: {} },
    { id: 'b', kind: 'quote', v: 1, values: {} },
    { id: 'c', kind: 'hologram', v: 2, values: {} },
    placedSection({}, { id: 'd' }),
  ];
  const translations = {
    tr: { texts: { a: { document: doc('Bir') }, c: { document: doc('Uçan') }, d: { body: doc('Koşul') } } },
    en: { texts: {} },
  };
  expect(documentsOfSections({ sections, translations }, { remotes: [placeableRemote] })).toEqual([
    { path: 'translations.tr.texts.a.document', language: 'tr', value: doc('Bir') },
    { path: 'translations.tr.texts.d.body', language: 'tr', value: doc('Koşul') },
    { path: 'translations.en.texts.a.document', language: 'en', value: undefined },
    { path: 'translations.en.texts.d.body', language: 'en', value: undefined },
  ]);
});
