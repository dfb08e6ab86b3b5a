interface Option {
  value: string;
  label: string;
}

export type FilterOptions = Readonly<Record<string, string>> | readonly Option[];

/**
 * Appearance of a filter in the bar: a select if `all`, the label of the option without a filter, is set; else a search
 * box.
 */
export interface FilterControl {
  label: string;
  all?: string;
  /** Undefined if the options come from the server and are passed to the bar. */
  options?: FilterOptions;
  /** Wide select, for long options. */
  wide?: boolean;
}

export type FilterValues = Readonly<Record<string, string | number | null>>;

/** A filter of a list. It is not a schema of yup, so that a list is shown without loading yup. */
export interface Filter<V extends string | number | null> {
  /** Query parameter of the filter in the screen's address. */
  address: string;
  initial: V;
  /** Returns the value of the query parameter; undefined if it is invalid. */
  read: (text: string) => V | undefined;
  /** Undefined for a filter that the screen renders itself, outside the bar. */
  control?: FilterControl;
}

/** Filters of a list by the names of their values. */
export type FilterSet<V extends FilterValues> = { readonly [N in keyof V]: Filter<V[N]> };

export function addressFilter(address: string): Filter<string> {
  return { address, initial: '', read: (text) => text };
}

export function searchFilter(label: string): Filter<string> {
  return { ...addressFilter('ara'), control: { label } };
}

export function choiceFilter(address: string, control: FilterControl & { all: string }): Filter<string> {
  const { options } = control;
  const isKnown = (text: string) => text === '' || !options || optionList(options).some(({ value }) => value === text);
  return { address, initial: '', read: (text) => (isKnown(text) ? text : undefined), control };
}

/** First and last day; rendered as a `DayRange`. */
export const dayFilters = { from: addressFilter('ilk'), to: addressFilter('son') };

/** Reads an integer from 1 on: a page number or the id of a record. */
export function readCount(text: string): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? value : undefined;
}

/** Page number of lists that the server paginates. */
export const pageFilter: Filter<number> = { address: 'sayfa', initial: 1, read: readCount };

/** Returns the values without any filter. */
export function initialValues<V extends FilterValues>(filters: FilterSet<V>): V {
  return Object.fromEntries(Object.entries(filters).map(([name, { initial }]) => [name, initial])) as V;
}

export function optionList(options: FilterOptions): readonly Option[] {
  if (isList(options)) return options;
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}

const isList = (options: FilterOptions): options is readonly Option[] => Array.isArray(options);
