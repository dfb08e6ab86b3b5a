import { number, string } from 'yup';

interface Option {
  value: string;
  label: string;
}

export type FilterOptions = Readonly<Record<string, string>> | readonly Option[];

/** How a filter looks in the bar: a select where `all` names the choice of none, else a search box. */
export interface FilterControl {
  label: string;
  all?: string;
  /** Left out where they come from the server: the bar is given them. */
  options?: FilterOptions;
  /** Its choices are long. */
  wide?: boolean;
}

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Name of a filter in the screen's address. */
    address?: string;
    control?: FilterControl;
  }
}

/** A filter that the bar leaves to the screen. */
export const addressFilter = (address: string) => string().default('').meta({ address });

export const searchFilter = (label: string) => addressFilter('ara').meta({ control: { label } });

export function choiceFilter(address: string, control: FilterControl & { all: string }) {
  const filter = addressFilter(address).meta({ control });
  const { options } = control;
  return options ? filter.oneOf(['', ...optionList(options).map(({ value }) => value)]) : filter;
}

/** First and last day; their fields are a `DayRange`. */
export const dayFilters = { from: addressFilter('ilk'), to: addressFilter('son') };

/** Of lists that the server sends page by page. */
export const pageFilter = number().integer().min(1).default(1).meta({ address: 'sayfa' });

export function optionList(options: FilterOptions): readonly Option[] {
  if (isList(options)) return options;
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}

const isList = (options: FilterOptions): options is readonly Option[] => Array.isArray(options);
