import type { CategoryRecord, MainCategoryRecord } from 'shared-contracts/catalogue';
import { api } from 'shared-contracts/paths';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRead } from '../../shared/use-read.ts';

/** Both levels and the languages: what forms and filters choose from. */
export function useCatalogue() {
  const languages = useLanguages();
  const mains = useRead<MainCategoryRecord[]>(api.adminMainCategories);
  const categories = useRead<CategoryRecord[]>(api.adminCategories);
  const reread = () => Promise.all([languages.reread(), mains.reread(), categories.reread()]);
  return { languages: languages.reading, mains: mains.reading, categories: categories.reading, reread };
}
