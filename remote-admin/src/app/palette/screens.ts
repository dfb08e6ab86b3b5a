import type { Right } from '@vitrin/shared-contracts/rights';
import { allowedNavigation, navigation } from '../navigation.ts';
import { rankOf } from './matches-words.ts';
import type { SearchResult } from './record-search.ts';

/** Returns the user's screens whose label or category contains what was typed, the best fitting label first. */
export function findScreens(typed: string, rights: ReadonlySet<Right>): SearchResult[] {
  return allowedNavigation(navigation, rights)
    .flatMap(({ label: category, entries }) =>
      entries.flatMap(({ label, to }) => {
        const rank = rankOf(label, category, typed);
        const screen = { group: 'Ekranlar', id: to, label, description: category, to };
        return rank === null ? [] : [{ rank, screen }];
      }),
    )
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ screen }) => screen);
}
