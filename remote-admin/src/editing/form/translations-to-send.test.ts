import { translationsToSend } from './translations-to-send.ts';

const word = { title: 'a', text: '', types: [], document: null };
const blank = { title: ' ', text: '', types: [], document: null };

test.each([
  ['languages with text are sent', { tr: word, en: word }, {}, { tr: word, en: word }],
  ['a language that never had text is not sent', { tr: word, en: blank }, { tr: word }, { tr: word }],
  ['an emptied language is sent as null', { tr: word, en: blank }, { tr: word, en: word }, { tr: word, en: null }],
  [
    'an emptied default language is sent, never removed',
    { tr: blank, en: word },
    { tr: word, en: word },
    { tr: blank, en: word },
  ],
  ['an empty form sends the default language', { tr: blank, en: blank }, undefined, { tr: blank }],
  [
    'a list or a document counts as text',
    { tr: word, en: { ...blank, types: ['a'] } },
    {},
    { tr: word, en: { ...blank, types: ['a'] } },
  ],
])('%s', (_what, translations: Record<string, object>, stored: object | undefined, sent) => {
  expect(translationsToSend(translations, stored)).toEqual(sent);
});
