import type { Right } from '@vitrin/shared-contracts/rights';
import type { TextSearch } from '../../editing/panel-module.ts';
import { palettes } from './palettes.ts';
import type { SearchResult } from './record-search.ts';

const MIN_LENGTH = 2;

/** Screens that search more than the palette does. */
export const textSearches: Promise<readonly TextSearch[]> = listTextSearches();

async function listTextSearches(): Promise<readonly TextSearch[]> {
  return (await palettes).flatMap(({ textSearch }) => textSearch ?? []);
}

/** Returns the searches that the user may use, with what was typed. */
export function textSearchesFor(
  searches: readonly TextSearch[],
  typed: string,
  rights: ReadonlySet<Right>,
): SearchResult[] {
  const text = typed.trim();
  if (text.length < MIN_LENGTH) return [];
  return searches
    .filter(({ right }) => rights.has(right))
    .map(({ label, to }) => ({ group: 'Metinler', id: to(text), label: label(text), to: to(text) }));
}
