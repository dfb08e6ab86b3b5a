import type { CategoryRecord, MainCategoryRecord } from '@vitrin/shared-contracts/catalogue';
import type { LanguageInfo, Translations } from '@vitrin/shared-contracts/languages';

/** Returns a record's name in the default language, or in the first language that it has. */
export function nameOf(translations: Translations<{ name: string }>, languages: readonly LanguageInfo[]): string {
  const own = languages.find(({ abbr }) => translations[abbr]);
  return (own ? translations[own.abbr] : Object.values(translations)[0])?.name ?? '';
}

export interface Choice {
  value: string;
  label: string;
}

export function mainCategoryChoices(
  mainCategories: readonly MainCategoryRecord[],
  languages: readonly LanguageInfo[],
): Choice[] {
  return mainCategories.map(({ id, translations }) => ({ value: String(id), label: nameOf(translations, languages) }));
}

/** Returns the options for a category field: grouped by main category, in catalogue order. */
export function categoryChoices(
  mainCategories: readonly MainCategoryRecord[],
  categories: readonly CategoryRecord[],
  languages: readonly LanguageInfo[],
): Choice[] {
  return mainCategories.flatMap((main) =>
    categories
      .filter(({ main_category_id }) => main_category_id === main.id)
      .map(({ id, translations }) => ({
        value: String(id),
        label: `${nameOf(main.translations, languages)} › ${nameOf(translations, languages)}`,
      })),
  );
}
