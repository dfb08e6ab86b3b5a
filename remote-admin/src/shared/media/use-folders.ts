import { noFolder, type MediaFolder } from 'shared-contracts/media';
import { api } from 'shared-contracts/paths';
import { useRead } from '../use-read.ts';

/** The library's folders, and how many pictures lie in none. */
export function useFolders() {
  const { reading, reread } = useRead<MediaFolder[]>(api.adminMediaFolders);
  const folders = reading.state === 'ready' ? reading.data : [];
  return {
    names: folders.flatMap(({ name }) => name || []),
    /** For a select: an address value and what people read. */
    options: folders.map(({ name, count }) => ({
      value: name || noFolder,
      label: `${name || 'Klasörsüz'} (${count})`,
    })),
    reread,
  };
}
