import { useQuery } from '@tanstack/react-query';
import { noFolder, type MediaFolder } from 'shared-contracts/media';
import { api } from 'shared-contracts/paths';
import { readQuery } from '../query.ts';

/** The library's folders, and how many pictures lie in none. */
export function useFolders() {
  const { data: folders = [] } = useQuery(readQuery<MediaFolder[]>(api.adminMediaFolders));
  return {
    names: folders.flatMap(({ name }) => name || []),
    /** For a select: an address value and what people read. */
    options: folders.map(({ name, count }) => ({
      value: name || noFolder,
      label: `${name || 'Klasörsüz'} (${count})`,
    })),
  };
}
