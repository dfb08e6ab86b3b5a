import { object } from 'yup';
import { choiceFilter, pageFilter, searchFilter } from '../list/filters.ts';

const states = { unused: 'Kullanılmayanlar', 'no-alt': 'Alternatif metni olmayanlar' };

/** What the library may be narrowed to, on its screen and where a form chooses from it. */
export const mediaFilters = object({
  search: searchFilter('Görsellerde ara'),
  folder: choiceFilter('klasor', { label: 'Klasör', all: 'Tüm klasörler' }),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm görseller', options: states }),
  page: pageFilter,
});
