import { sentLanguages } from './sent-languages.ts';

const blank = (text: string) => text === '';

test.each([
  ['words are sent', { tr: 'a', en: 'b' }, [], { tr: 'a', en: 'b' }],
  ['a language that never had words stays out', { tr: 'a', en: '' }, ['tr'], { tr: 'a' }],
  ['an emptied language is removed', { tr: 'a', en: '' }, ['tr', 'en'], { tr: 'a', en: null }],
  ['the default language is asked for, never removed', { tr: '', en: 'b' }, ['tr', 'en'], { tr: '', en: 'b' }],
  ['an empty form asks for the default language', { tr: '', en: '' }, [], { tr: '' }],
])('%s', (_what, translations: Record<string, string>, stored: string[], sent) => {
  expect(sentLanguages(translations, stored, blank)).toEqual(sent);
});
