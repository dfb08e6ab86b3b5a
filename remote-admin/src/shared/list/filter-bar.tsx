import { NativeSelect } from '@mantine/core';
import { optionList, type FilterOptions } from './filters.ts';
import styles from './list.module.css';
import { SearchBox } from './search-box.tsx';
import type { ListFilters } from './use-filters.ts';

interface FilterBarProps {
  filters: Pick<ListFilters, 'fields'>;
  /** Options of the selects that come from the server, by filter name. */
  options?: Readonly<Record<string, FilterOptions>> | undefined;
}

/** Search box and selects of a list, in the order of its schema; the first option of a select means no filter. */
export function FilterBar({ filters: { fields }, options = {} }: FilterBarProps) {
  return fields.map(({ name, value, control, onChange }) => {
    if (!control) return null;
    const { label, all, wide } = control;
    if (all === undefined) return <SearchBox key={name} label={label} value={value} onSearch={onChange} />;
    return (
      <NativeSelect
        key={name}
        className={wide ? styles.wideFilter : styles.filter}
        aria-label={label}
        data={[{ value: '', label: all }, ...optionList(options[name] ?? control.options ?? [])]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  });
}
