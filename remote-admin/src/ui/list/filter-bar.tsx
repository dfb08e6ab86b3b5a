import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import styles from './filter-controls.module.css';
import { optionList, type FilterControl, type FilterOptions } from './filters.ts';
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
    const { label, all } = control;
    return all === undefined ? (
      <SearchBox key={name} label={label} value={value} onSearch={onChange} />
    ) : (
      <ChoiceFilter
        key={name}
        control={control}
        all={all}
        options={optionList(options[name] ?? control.options ?? [])}
        value={value}
        onChange={onChange}
      />
    );
  });
}

interface ChoiceFilterProps {
  control: FilterControl;
  /** Label of the option without a filter. */
  all: string;
  options: ReturnType<typeof optionList>;
  value: string;
  onChange: (value: string) => void;
}

/** The browser's own select: a list has up to five, and they come before its rows. */
function ChoiceFilter({ control: { label, wide }, all, options, value, onChange }: ChoiceFilterProps) {
  return (
    <span className={[styles.control, styles.choice, wide ? styles.wide : ''].join(' ')}>
      <select
        className={styles.input}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconSelector className={styles.arrow} size={16} aria-hidden />
    </span>
  );
}
