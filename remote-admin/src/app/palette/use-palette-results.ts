import { useEffect, useState } from 'react';
import { useSession } from '@vitrin/shared-contracts/state';
import { commands, findCommands, type ListedCommand } from './commands.ts';
import type { SearchResult } from './record-search.ts';
import { findScreens } from './screens.ts';
import { useRecordSearch, type RecordSearch } from './use-record-search.ts';

/** What the palette shows for what was typed. */
interface PaletteResults extends Pick<RecordSearch, 'searching' | 'failed'> {
  /** Headings with their results: screens, then commands, then records. */
  groups: [string, SearchResult[]][];
}

/** Finds screens and commands at once, and records as soon as the server has answered. */
export function usePaletteResults(typed: string): PaletteResults {
  const rights = useSession()?.rights;
  const listed = useCommands();
  const { records, searching, failed } = useRecordSearch(typed);
  const found = rights ? [...findScreens(typed, rights), ...findCommands(listed, typed, rights)] : [];
  return { groups: [...Map.groupBy([...found, ...records], ({ group }) => group)], searching, failed };
}

/** Returns all commands; none until the parts of the modules have loaded. */
function useCommands(): readonly ListedCommand[] {
  const [listed, setListed] = useState<readonly ListedCommand[]>([]);
  useEffect(() => {
    let dropped = false;
    const show = async () => {
      const loaded = await commands;
      if (!dropped) setListed(loaded);
    };
    void show();
    return () => {
      dropped = true;
    };
  }, []);
  return listed;
}
