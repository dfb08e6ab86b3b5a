import { join } from 'node:path';
import { commandLineActor, type WriteContext } from '../platform/database/write-context.ts';
import { openInputs } from '../modules/site-import/reading/input-files.ts';
import { readSources } from '../modules/site-import/reading/read-sources.ts';
import { isEntry, type EntryItem, type SourceItem } from '../modules/site-import/reading/source-item.ts';

/** Reads all items of files, for tests. */
export async function readAll(...paths: string[]): Promise<SourceItem[]> {
  const { files, close } = await openInputs(paths);
  try {
    const items: SourceItem[] = [];
    for await (const item of readSources(files)) items.push(item);
    return items;
  } finally {
    close();
  }
}

/** Returns the path of a file that was written for the tests of the import. */
export function importFixture(name: string): string {
  return join(import.meta.dirname, '../modules/site-import/fixtures', name);
}

/** Returns the entry with this id. */
export function entryIn(items: readonly SourceItem[], id: string): EntryItem {
  const found = items.filter(isEntry).find((item) => item.id === id);
  if (!found) throw new Error(`No entry ${id}`);
  return found;
}

/** Context of writes of the tests: as from the command line. */
export const cliContext: WriteContext = {
  actor: { id: commandLineActor.id, name: 'Komut satırı' },
  requestId: 'test',
  idempotencyKey: null,
};
