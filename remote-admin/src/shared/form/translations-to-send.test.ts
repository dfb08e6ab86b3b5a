import { translationsToSend } from './translations-to-send.ts';

const word = { title: 'a', text: '', types: [], document: null };
const blank = { title: ' ', text: '', types: [], document: null };

test.each([
  ['words are sent', { tr: word, en: word }, {}, { tr: word, en: word }],
  ['a language that never had words stays out', { tr: word, en: blank }, { tr: word }, { tr: word }],
  ['an emptied language is removed', { tr: word, en: blank }, { tr: word, en: word }, { tr: word, en: null }],
  [
    'the default language is asked for, never removed',
    { tr: blank, en: word },
    { tr: word, en: word },
    { tr: blank, en: word },
  ],
  ['an empty form asks for the default language', { tr: blank, en: blank }, undefined, { tr: blank }],
  [
    'a list or a document is a word too',
    { tr: word, en: { ...blank, types: ['a'] } },
    {},
    { tr: word, en: { ...blank, types: ['a'] } },
  ],
])('%s', (_what, translations: Record<string, object>, stored: object | undefined, sent) => {
  expect(translationsToSend(translations, stored)).toEqual(sent);
});
