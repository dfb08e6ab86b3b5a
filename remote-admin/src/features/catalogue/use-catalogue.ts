import { useQuery } from '@tanstack/react-query';
import { useLanguages } from '../../shared/use-languages.ts';
import { categoriesQuery, mainCategoriesQuery } from './catalogue.api.ts';

/** Both levels and the languages: what forms and filters choose from. */
export function useCatalogue() {
  return {
    languages: useLanguages(),
    mains: useQuery(mainCategoriesQuery()),
    categories: useQuery(categoriesQuery()),
  };
}
