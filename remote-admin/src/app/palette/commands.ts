import { fold } from '@vitrin/shared-contracts/fold';
import type { Right } from '@vitrin/shared-contracts/rights';
import { modules } from '../../features/index.ts';
import type { PanelModule } from '../../shared/panel-module.ts';
import type { SearchResult } from './record-search.ts';

/**
 * Returns the commands of all modules that the user may use: a new record for each form that has one, and the screen where
 * what a form edits is changed.
 */
export function commandsFor(rights: ReadonlySet<Right>, all: readonly PanelModule[] = modules): SearchResult[] {
  return all.flatMap(({ drafts = {}, routes }) =>
    Object.values(drafts)
      .filter(({ right }) => rights.has(right))
      .flatMap(({ label, insert }) => [
        ...(insert ? [command(`Yeni ${label.toLocaleLowerCase('tr')}`, insert)] : []),
        ...(routes[0] ? [command(`${label}: değiştir`, routes[0].path)] : []),
      ]),
  );
}

function command(label: string, to: string): SearchResult {
  return { group: 'Komutlar', id: `${label} ${to}`, label, to };
}

/** Reports whether a text contains every typed word, in any order. */
export function hasWords(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
