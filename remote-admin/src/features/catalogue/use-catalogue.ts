import { useQuery } from '@tanstack/react-query';
import { useLanguages } from '../../data/use-languages.ts';
import { categoriesQuery, mainCategoriesQuery } from './catalogue.api.ts';

/** Loads both category levels and the languages, the options of forms and filters. */
export function useCatalogue() {
  return {
    languages: useLanguages(),
    mainCategories: useQuery(mainCategoriesQuery()),
    categories: useQuery(categoriesQuery()),
  };
}
