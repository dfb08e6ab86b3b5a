import { fold } from '@vitrin/shared-contracts/fold';
import { addressFilter, choiceFilter, searchFilter } from '../../ui/list/filters.ts';
import { textKeys, textOf, type TextKey, type TextValues } from './static-texts.values.ts';

export const textFilters = {
  search: searchFilter('Metinlerde ara'),
  group: choiceFilter('bolum', { label: 'Bölüm', all: 'Tüm bölümler' }),
  missing: addressFilter('eksik'),
};

export type TextFilter = Readonly<Record<keyof typeof textFilters, string>>;

/**
 * Returns the texts that match the filter. Filters by saved values, so that a row does not disappear while the user
 * fills it in.
 */
export function filterKeys(
  { search, group, missing }: TextFilter,
  saved: TextValues,
  reference: TextValues,
): TextKey[] {
  const searchTerm = fold(search.trim());
  return textKeys.filter((key) => {
    if (group && key.group !== group) return false;
    if (missing && textOf(saved, key).trim() !== '') return false;
    return fold(`${textOf(reference, key)}\n${textOf(saved, key)}\n${key.path}`).includes(searchTerm);
  });
}
