import { languageStore } from '@vitrin/shared-contracts/state';
import { followLanguage } from './follow-language.ts';

const english = { abbr: 'en', lang: 'English' };
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'tr';
  languageStore.set({ abbr: 'tr', lang: 'Türkçe' });
});
afterEach(() => stop());

const kept = () => JSON.parse(localStorage.getItem('language') ?? 'null') as unknown;

test('at the start the address decides the language, and the stored choice is kept', () => {
  localStorage.setItem('language', JSON.stringify(english));
  stop = followLanguage();
  expect(kept()).toEqual(english);
  expect(document.documentElement.lang).toBe('tr');
  expect(languageStore.get().abbr).toBe('tr');
});

test.each([
  [english, 'ltr'],
  [{ abbr: 'ar', lang: 'العربية' }, 'rtl'],
])('a change to %p sets language and direction of the document and is stored', (language, direction) => {
  stop = followLanguage();
  languageStore.set(language);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual([language.abbr, direction]);
  expect(kept()).toEqual(language);
});

test('the language changes even if storage is not available', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  stop = followLanguage();
  languageStore.set(english);
  expect(document.documentElement.lang).toBe('en');
  refused.mockRestore();
});
