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
  /** Something is searched or chosen: records may be missing. */
  isNarrowed: boolean;
  /** Left out where the server sends the list whole. */
  page: number | undefined;
  setPage: (page: number) => void;
}

export interface Filters<V extends FilterValues> extends ListFilters {
  values: V;
  /** What is searched and chosen. */
  narrowing: Readonly<Record<string, string>>;
  /** Of the call: the narrowing and the page. */
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

/** The same where the address belongs to another screen, as in a dialog. */
export function useOwnFilters<V extends FilterValues>(schema: Schema<V>): Filters<V> {
  const [address, setAddress] = useState(() => new URLSearchParams());
  return useFiltersIn(schema, address, setAddress);
}

type Write = (next: URLSearchParams) => void;

function useFiltersIn<V extends FilterValues>(schema: Schema<V>, address: URLSearchParams, write: Write): Filters<V> {
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const values = useMemo(() => schema.validateSync(given(fields, address)), [schema, fields, address]);
  const narrowing: Record<string, string> = {};
  for (const { name, field } of fields) {
    const value = values[name];
    if (typeof value === 'string' && value !== field.getDefault()) narrowing[name] = value;
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
    narrowing,
    params: { ...(page ? { page } : {}), ...narrowing },
    isNarrowed: Object.keys(narrowing).length > 0,
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

/** What the address says; what a filter does not know is left out. */
function given(fields: readonly Field[], address: URLSearchParams): object {
  const known = fields.flatMap(({ name, inAddress, field }) => {
    const text = address.get(inAddress);
    return text !== null && field.isValidSync(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(known);
}
