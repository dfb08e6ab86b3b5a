import { useQuery } from '@tanstack/react-query';
import { type MediaFolder, noFolder } from 'shared-contracts/media';
import { api } from 'shared-contracts/paths';
import { object } from 'yup';
import { choiceFilter, pageFilter, searchFilter } from '../list/filters.ts';
import { readQuery } from '../query.ts';

const states = { unused: 'Kullanılmayanlar', 'no-alt': 'Alternatif metni olmayanlar' };

/** What the library may be narrowed to, on its screen and where a form chooses from it. */
export const mediaFilters = object({
  search: searchFilter('Görsellerde ara'),
  folder: choiceFilter('klasor', { label: 'Klasör', all: 'Tüm klasörler' }),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm görseller', options: states }),
  page: pageFilter,
});

/** The library's folders, and how many pictures lie in none. The chosen one is an option also when it has just been emptied. */
export function useFolders(chosen: string) {
  const { data: folders = [] } = useQuery(readQuery<MediaFolder[]>(api.adminMediaFolders));
  const gone = chosen && chosen !== noFolder && folders.every(({ name }) => name !== chosen);
  return {
    names: folders.flatMap(({ name }) => name || []),
    /** For a select: an address value and what people read. */
    options: (gone ? [...folders, { name: chosen, count: 0 }] : folders).map(({ name, count }) => ({
      value: name || noFolder,
      label: `${name || 'Klasörsüz'} (${count})`,
    })),
  };
}
