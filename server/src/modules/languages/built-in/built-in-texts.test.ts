import { builtInLanguages, type BuiltInLanguage } from '@vitrin/shared-contracts/languages';
import { limits } from '@vitrin/shared-contracts/limits';
import { hasPlural, parsePlural } from '@vitrin/shared-contracts/parse-plural';
import { defaultStaticTexts } from '@vitrin/shared-contracts/static-texts';
import { builtInTexts } from './built-in-texts.ts';

type Texts = ReadonlyMap<string, string>;

const byPath = (texts: object): Texts =>
  new Map(
    Object.entries(texts).flatMap(([group, keys]) =>
      Object.entries(keys as Record<string, string>).map(([key, text]): [string, string] => [`${group}.${key}`, text]),
    ),
  );
const turkish = byPath(defaultStaticTexts);
const textsOf = (lang: string): Texts => byPath(builtInTexts(lang) ?? {});

/** Returns the plural forms of a text, or the text alone. */
const formsOf = (text: string): string[] => Object.values(parsePlural(text)?.forms ?? { other: text });

/** Returns the placeholders of a text, without the number that selects its form: 'one article' needs no digit. */
function placeholders(text: string, counted = ''): string {
  const names = new Set(text.match(/\{\w+\}/g));
  names.delete(`{${counted}}`);
  return [...names].toSorted().join();
}

/** Lists the texts that do not pass, with their paths. */
const failing = (lang: string, passes: (text: string, path: string) => boolean): string[] =>
  [...textsOf(lang)].filter(([path, text]) => !passes(text, path)).map(([path, text]) => `${path}: ${text}`);

/** Names of Turkish registers, and words in Latin letters that Arabic and Russian sites use. */
const names = /MERSİS|ETBİS|KEP|PDF|DOCX|cookie|\{\w+\}/g;
/** Words that are the same in Turkish. */
const sameWords: ReadonlySet<string> = new Set(['404', 'Menü', 'Telefon']);
const foreignLetters: Readonly<Record<BuiltInLanguage, RegExp>> = {
  en: /[^\x20-\x7E“”–…]/,
  de: /[^\x20-\x7EäöüÄÖÜß„“–…]/,
  ar: /[^\x20-\x40\u0600-\u06FF«»–…]/,
  ru: /[^\x20-\x40\u0400-\u04FF«»–…]/,
};

/** Letters that a text may have where the Turkish one has `count`: labels of buttons and fields may not double freely. */
const longest = (count: number): number => (count < 16 ? 30 : Math.ceil(count * 1.8) + 6);

describe.each(builtInLanguages)('the built-in texts in %s', (lang) => {
  it('have every key of the Turkish texts and no other', () => {
    expect([...textsOf(lang).keys()].toSorted()).toEqual([...turkish.keys()].toSorted());
  });

  it('have the placeholders of the Turkish texts', () => {
    const hasPlaceholders = (text: string, path: string) => {
      const counted = parsePlural(text)?.by;
      const wanted = placeholders(turkish.get(path) ?? '', counted);
      return formsOf(text).every((form) => placeholders(form, counted) === wanted);
    };
    expect(failing(lang, hasPlaceholders)).toEqual([]);
  });

  it('have a form for each plural category of the language', () => {
    const categories = new Intl.PluralRules(lang).resolvedOptions().pluralCategories.toSorted();
    const hasForms = (text: string) =>
      !hasPlural(text) ||
      Object.keys(parsePlural(text)?.forms ?? {})
        .toSorted()
        .join() === categories.join();
    expect(failing(lang, hasForms)).toEqual([]);
  });

  it('have a plural form where a number of records is named', () => {
    const counted = ['catalogue.found', 'search.found', 'search.first', 'search.suggestionCount', 'blog.found'];
    const others = ['blog.count', 'blog.foundIn', 'products.found', 'products.count', 'projects.found'];
    const paths = [...counted, ...others, 'projects.inProvince', 'contact.checkCount'];
    expect(paths.filter((path) => !hasPlural(textsOf(lang).get(path) ?? ''))).toEqual([]);
  });

  it('are no Turkish texts and have only letters of the language', () => {
    const isTranslated = (text: string, path: string) =>
      (text !== turkish.get(path) || sameWords.has(text)) &&
      formsOf(text).every((form) => !foreignLetters[lang].test(form.replace(names, '')));
    expect(failing(lang, isTranslated)).toEqual([]);
  });

  it('have no space at an end, and fit where the Turkish texts are shown', () => {
    const fits = (text: string, path: string) =>
      text === text.trim() &&
      text.length <= limits.staticText.max &&
      formsOf(text).every((form) => form !== '' && form.length <= longest(turkish.get(path)?.length ?? 0));
    expect(failing(lang, fits)).toEqual([]);
  });

  it('have labels of the menu that fit in one line of the header', () => {
    const labels = Object.values(builtInTexts(lang)?.navbar ?? {});
    expect(labels.join('').length).toBeLessThanOrEqual(36);
  });
});

it('a region has the texts of its language, and another language has none', () => {
  expect(builtInTexts('de-AT')).toBe(builtInTexts('de'));
  expect([builtInTexts('fr'), builtInTexts('tr')]).toEqual([null, null]);
});
