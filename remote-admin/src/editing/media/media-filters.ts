import { useQuery } from '@tanstack/react-query';
import { type MediaFolder, noFolder } from '@vitrin/shared-contracts/media';
import { api } from '@vitrin/shared-contracts/paths';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { readQuery } from '../../data/query.ts';

const states = { unused: 'Kullanılmayanlar', 'no-alt': 'Alternatif metni olmayanlar' };

/** Filters of the library, on its own screen and in the dialog of a form. */
export const mediaFilters = {
  search: searchFilter('Görsellerde ara'),
  folder: choiceFilter('klasor', { label: 'Klasör', all: 'Tüm klasörler' }),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm görseller', options: states }),
  page: pageFilter,
};

/**
 * Loads the folders of the library and the number of pictures without a folder. The chosen folder stays an option when
 * it has become empty.
 */
export function useFolders(chosen: string) {
  const { data: folders = [] } = useQuery(readQuery<MediaFolder[]>(api.adminMediaFolders));
  const gone = chosen && chosen !== noFolder && folders.every(({ name }) => name !== chosen);
  return {
    names: folders.flatMap(({ name }) => name || []),
    /** Options of a select: a value for the address and a label. */
    options: (gone ? [...folders, { name: chosen, count: 0 }] : folders).map(({ name, count }) => ({
      value: name || noFolder,
      label: `${name || 'Klasörsüz'} (${count})`,
    })),
  };
}
