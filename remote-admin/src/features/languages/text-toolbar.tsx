import { Switch } from '@mantine/core';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import type { Filters } from '../../ui/list/use-filters.ts';
import styles from './languages.module.css';
import { missingKeys, type TextValues } from './static-texts.values.ts';
import type { TextFilter } from './text-filter.ts';
import { textGroups } from './text-groups.ts';

interface TextToolbarProps {
  filters: Filters<TextFilter>;
  /** Null for the default language, which has no missing texts. */
  saved: TextValues | null;
}

export function TextToolbar({ filters, saved }: TextToolbarProps) {
  const missing = saved ? missingKeys(saved) : [];
  const groups = textGroups.map(({ group, label }) => {
    const count = missing.filter((key) => key.group === group).length;
    return { value: group, label: count > 0 ? `${label} (${count} eksik)` : label };
  });
  return (
    <div role="search" className={styles.toolbar}>
      <FilterBar filters={filters} options={{ group: groups }} />
      {saved ? (
        <Switch
          label={`Yalnızca eksik olanlar (${missing.length})`}
          checked={filters.values.missing !== ''}
          onChange={(event) => filters.set({ missing: event.currentTarget.checked ? '1' : '' })}
        />
      ) : null}
    </div>
  );
}
