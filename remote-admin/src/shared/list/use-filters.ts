import { useMemo, useState } from 'react';
import { useSearchParams } from 'shared-contracts/router';
import { ObjectSchema, Schema } from 'yup';
import type { FilterControl } from './filters.ts';

type FilterValues = Readonly<Record<string, string | number | null>>;

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
export function useFilters<V extends FilterValues>(schema: Schema<V>): Filters<V> {
  const [address, setAddress] = useSearchParams();
  return useFiltersIn(schema, address, (next) => setAddress(next, { replace: true }));
}

/** Same as `useFilters`, with local state instead of the address, for lists such as those in a dialog. */
export function useLocalFilters<V extends FilterValues>(schema: Schema<V>): Filters<V> {
  const [address, setAddress] = useState(() => new URLSearchParams());
  return useFiltersIn(schema, address, setAddress);
}

type Write = (next: URLSearchParams) => void;

function useFiltersIn<V extends FilterValues>(schema: Schema<V>, address: URLSearchParams, write: Write): Filters<V> {
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const values = useMemo(() => schema.validateSync(valuesFromAddress(fields, address)), [schema, fields, address]);
  const activeFilters: Record<string, string> = {};
  for (const { name, field } of fields) {
    const value = values[name];
    if (typeof value === 'string' && value !== field.getDefault()) activeFilters[name] = value;
  }
  const withChanges = (changed: object) => {
    const next: Readonly<Record<string, unknown>> = { ...values, page: 1, ...changed };
    const params = new URLSearchParams(address);
    for (const { inAddress } of fields) params.delete(inAddress);
    for (const { name, inAddress, field } of fields) {
      if (next[name] !== field.getDefault()) params.set(inAddress, String(next[name]));
    }
    return params;
  };
  const page = typeof values.page === 'number' ? values.page : undefined;
  return {
    fields: fields.map(({ name, field }) => ({
      name,
      value: String(values[name]),
      onChange: (value) => write(withChanges({ [name]: value })),
      control: field.meta()?.control,
    })),
    values,
    activeFilters,
    params: { ...(page ? { page } : {}), ...activeFilters },
    hasActiveFilters: Object.keys(activeFilters).length > 0,
    page,
    set: (changed) => write(withChanges(changed)),
    setPage: (next) => write(withChanges({ page: next })),
    clear: () => write(withChanges(schema.getDefault())),
    addressOf: (changed) => `?${withChanges(changed).toString()}`,
  };
}

interface Field {
  name: string;
  inAddress: string;
  field: Schema;
}

function fieldsOf(schema: Schema): Field[] {
  const fields = schema instanceof ObjectSchema ? Object.entries<unknown>(schema.fields) : [];
  return fields.flatMap(([name, field]) => {
    if (!(field instanceof Schema)) return [];
    const inAddress = field.meta()?.address;
    return inAddress === undefined ? [] : [{ name, inAddress, field }];
  });
}

/** Reads the filter values from the address; invalid values are ignored. */
function valuesFromAddress(fields: readonly Field[], address: URLSearchParams): object {
  const known = fields.flatMap(({ name, inAddress, field }) => {
    const text = address.get(inAddress);
    return text !== null && field.isValidSync(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(known);
}
