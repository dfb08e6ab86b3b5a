import { noFolder } from 'shared-contracts/media';
import { FilterSelect } from '../list/filter-select.tsx';
import { SearchBox } from '../list/search-box.tsx';

interface MediaFiltersProps {
  search: string;
  folder: string;
  state: string;
  folders: readonly { value: string; label: string }[];
  onSearch: (search: string) => void;
  onFolder: (folder: string) => void;
  onState: (state: string) => void;
}

const states = { unused: 'Kullanılmayanlar', 'no-alt': 'Alternatif metni olmayanlar' };

/** What the library may be narrowed to, on its screen and where a form chooses from it. */
export function MediaFilters(props: MediaFiltersProps) {
  const { search, folder, state, folders, onSearch, onFolder, onState } = props;
  // A folder that has just been emptied is still what the list is narrowed to.
  const gone = folder !== '' && folder !== noFolder && !folders.some(({ value }) => value === folder);
  const options = gone ? [...folders, { value: folder, label: `${folder} (0)` }] : folders;
  return (
    <>
      <SearchBox label="Görsellerde ara" value={search} onSearch={onSearch} />
      <FilterSelect label="Klasör" all="Tüm klasörler" options={options} value={folder} onChange={onFolder} />
      <FilterSelect label="Durum" all="Tüm görseller" options={states} value={state} onChange={onState} />
    </>
  );
}
