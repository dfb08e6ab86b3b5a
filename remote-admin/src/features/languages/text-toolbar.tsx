import { Switch } from '@mantine/core';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import styles from './languages.module.css';
import { missingKeys, type TextValues } from './static-texts.values.ts';
import type { TextFilter } from './text-filter.ts';
import { textGroups } from './text-groups.ts';

interface TextToolbarProps {
  filter: TextFilter;
  onFilter: (filter: TextFilter) => void;
  /** Null for the default language, which misses nothing. */
  saved: TextValues | null;
}

export function TextToolbar({ filter, onFilter, saved }: TextToolbarProps) {
  const missing = saved ? missingKeys(saved) : [];
  const options = textGroups.map(({ group, label }) => {
    const count = missing.filter((key) => key.group === group).length;
    return { value: group, label: count > 0 ? `${label} (${count} eksik)` : label };
  });
  return (
    <div role="search" className={styles.toolbar}>
      <SearchBox
        label="Metinlerde ara"
        value={filter.search}
        onSearch={(search) => onFilter({ ...filter, search: search.trim() })}
      />
      <FilterSelect
        label="Bölüm"
        all="Tüm bölümler"
        options={options}
        value={filter.group}
        onChange={(group) => onFilter({ ...filter, group })}
      />
      {saved ? (
        <Switch
          label={`Yalnızca eksik olanlar (${missing.length})`}
          checked={filter.missingOnly}
          onChange={(event) => onFilter({ ...filter, missingOnly: event.currentTarget.checked })}
        />
      ) : null}
    </div>
  );
}
