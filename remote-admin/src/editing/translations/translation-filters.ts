/** Filters of the list that the next record is looked up with; empty for all. */
export interface TranslationFilters {
  entity: string;
  state: string;
}

const filterParams = { entity: 'ceviri-tur', state: 'ceviri-durum' } as const;

/** Returns the filters of the list from which a form was opened. */
export function filtersIn(params: URLSearchParams): TranslationFilters {
  return { entity: params.get(filterParams.entity) ?? '', state: params.get(filterParams.state) ?? '' };
}

/** Returns the address of a form with the filters of the list, so that the next record is one of them. */
export function withFilters(screen: string, { entity, state }: TranslationFilters): string {
  const params = new URLSearchParams();
  if (entity) params.set(filterParams.entity, entity);
  if (state) params.set(filterParams.state, state);
  return params.size > 0 ? `${screen}&${params}` : screen;
}
