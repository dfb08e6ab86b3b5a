import { useEffect, useState } from 'react';
import { useSession } from '@vitrin/shared-contracts/state';
import { commands, findCommands } from './commands.ts';
import type { SearchResult } from './record-search.ts';
import { findScreens } from './screens.ts';
import { textSearches, textSearchesFor } from './text-searches.ts';
import { useRecordSearch, type RecordSearch } from './use-record-search.ts';

/** What the palette shows for what was typed. */
interface PaletteResults extends Pick<RecordSearch, 'searching' | 'failed'> {
  /** Headings with their results: screens, then commands, then records, then searches that go further. */
  groups: [string, SearchResult[]][];
}

/** Finds screens and commands at once, and records as soon as the server has answered. */
export function usePaletteResults(typed: string): PaletteResults {
  const rights = useSession()?.rights;
  const listed = useLoaded(commands);
  const further = useLoaded(textSearches);
  const { records, searching, failed } = useRecordSearch(typed);
  const found = rights ? [...findScreens(typed, rights), ...findCommands(listed, typed, rights)] : [];
  // Not before the records: Enter would open them instead of the record that is called as typed.
  const searches = rights && !searching ? textSearchesFor(further, typed, rights) : [];
  return { groups: [...Map.groupBy([...found, ...records, ...searches], ({ group }) => group)], searching, failed };
}

/** Returns a list that the parts of the modules make; nothing until they have loaded. */
function useLoaded<T>(list: Promise<readonly T[]>): readonly T[] {
  const [loaded, setLoaded] = useState<readonly T[]>([]);
  useEffect(() => {
    let dropped = false;
    const show = async () => {
      const all = await list;
      if (!dropped) setLoaded(all);
    };
    void show();
    return () => {
      dropped = true;
    };
  }, [list]);
  return loaded;
}
