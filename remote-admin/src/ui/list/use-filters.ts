import { useMemo, useState } from 'react';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { type FilterControl, type FilterSet, type FilterValues, initialValues } from './filters.ts';

interface FilterField {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Undefined for a filter without a control in the bar. */
  control: FilterControl | undefined;
}

/** Filter data that the bar and the pager of any list need. */
export interface ListFilters {
  fields: readonly FilterField[];
  /** A search or filter is active, so records may be hidden. */
  hasActiveFilters: boolean;
  /** Undefined if the server sends the whole list. */
  page: number | undefined;
  setPage: (page: number) => void;
}

export interface Filters<V extends FilterValues> extends ListFilters {
  values: V;
  /** Active search and filters. */
  activeFilters: Readonly<Record<string, string>>;
  /** Request parameters: the active filters and the page. */
  params: Readonly<Record<string, string | number>>;
  /** Changes some values; resets the page to the first one unless they contain a page. */
  set: (changed: Partial<V>) => void;
  clear: () => void;
  /** Returns the address of this screen with some values changed. */
  addressOf: (changed: Partial<V>) => string;
}

/** Manages page, search and filters of a list in the address, so that they survive a reload and back navigation. */
export function useFilters<V extends FilterValues>(filters: FilterSet<V>): Filters<V> {
  const [address, setAddress] = useSearchParams();
  return useFiltersIn(filters, address, (next) => setAddress(next, { replace: true }));
}

/** Same as `useFilters`, with local state instead of the address, for lists such as those in a dialog. */
export function useLocalFilters<V extends FilterValues>(filters: FilterSet<V>): Filters<V> {
  const [address, setAddress] = useState(() => new URLSearchParams());
  return useFiltersIn(filters, address, setAddress);
}

type Write = (next: URLSearchParams) => void;

function useFiltersIn<V extends FilterValues>(
  filters: FilterSet<V>,
  address: URLSearchParams,
  write: Write,
): Filters<V> {
  const fields = useMemo(() => Object.entries(filters).map(([name, filter]) => ({ name, ...filter })), [filters]);
  const values = useMemo(() => valuesInAddress(filters, address), [filters, address]);
  const activeFilters: Record<string, string> = {};
  for (const { name, initial } of fields) {
    const value = values[name];
    if (typeof value === 'string' && value !== initial) activeFilters[name] = value;
  }
  const withChanges = (changed: object) => {
    const next: Readonly<Record<string, unknown>> = { ...values, page: 1, ...changed };
    const params = new URLSearchParams(address);
    for (const field of fields) params.delete(field.address);
    for (const field of fields) {
      if (next[field.name] !== field.initial) params.set(field.address, String(next[field.name]));
    }
    return params;
  };
  const page = typeof values.page === 'number' ? values.page : undefined;
  return {
    fields: fields.map(({ name, control }) => ({
      name,
      value: String(values[name]),
      onChange: (value) => write(withChanges({ [name]: value })),
      control,
    })),
    values,
    activeFilters,
    params: { ...(page ? { page } : {}), ...activeFilters },
    hasActiveFilters: Object.keys(activeFilters).length > 0,
    page,
    set: (changed) => write(withChanges(changed)),
    setPage: (next) => write(withChanges({ page: next })),
    clear: () => write(withChanges(initialValues(filters))),
    addressOf: (changed) => `?${withChanges(changed).toString()}`,
  };
}

/** Reads the filter values from the address; invalid values are ignored. */
function valuesInAddress<V extends FilterValues>(filters: FilterSet<V>, address: URLSearchParams): V {
  const known = Object.entries(filters).flatMap(([name, filter]) => {
    const text = address.get(filter.address);
    const value = text === null ? undefined : filter.read(text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...initialValues(filters), ...Object.fromEntries(known) };
}
