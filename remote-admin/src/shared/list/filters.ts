import { number, string } from 'yup';

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

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Query parameter of a filter in the screen's address. */
    address?: string;
    control?: FilterControl;
  }
}

/** A filter that the screen renders itself, outside the bar. */
export const addressFilter = (address: string) => string().default('').meta({ address });

export const searchFilter = (label: string) => addressFilter('ara').meta({ control: { label } });

export function choiceFilter(address: string, control: FilterControl & { all: string }) {
  const filter = addressFilter(address).meta({ control });
  const { options } = control;
  return options ? filter.oneOf(['', ...optionList(options).map(({ value }) => value)]) : filter;
}

/** First and last day; rendered as a `DayRange`. */
export const dayFilters = { from: addressFilter('ilk'), to: addressFilter('son') };

/** Page number of lists that the server paginates. */
export const pageFilter = number().integer().min(1).default(1).meta({ address: 'sayfa' });

export function optionList(options: FilterOptions): readonly Option[] {
  if (isList(options)) return options;
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}

const isList = (options: FilterOptions): options is readonly Option[] => Array.isArray(options);
