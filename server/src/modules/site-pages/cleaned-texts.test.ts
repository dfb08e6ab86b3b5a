import { paragraphs } from '../../testing/documents.ts';
import { cleanedTexts } from './cleaned-texts.ts';

const section = { id: 'a1', kind: 'text', v: 1, values: {} };
const cleaned = (texts: object) =>
  cleanedTexts({ sections: [section], translations: { tr: { texts: { a1: { ...texts } } } } }, []).tr?.texts;

test('texts of sections are stored as people see them', () => {
  const text = paragraphs('Kim?');
  expect(cleaned({ title: '\u202A Ekibimiz\u200B ', text })).toEqual({ a1: { title: 'Ekibimiz', text } });
});

test('a field that this version does not know stays as it is, and a section that the page no longer has is left out', () => {
  const translations = { tr: { texts: { a1: { later: ' x ' }, gone: { title: 'Eski' } } } };
  expect(cleanedTexts({ sections: [section], translations }, []).tr?.texts).toEqual({ a1: { later: ' x ' } });
});
