import { useQuery } from '@tanstack/react-query';
import { noFolder, type MediaFolder } from 'shared-contracts/media';
import { api } from 'shared-contracts/paths';
import { readQuery } from '../query.ts';

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
