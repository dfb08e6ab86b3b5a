import { searchText } from '../../platform/database/search.ts';
import type { Db } from '../../platform/database/tables.ts';
import { altsOf } from './media-alts.repository.ts';
import { mediaLabels, saveSearchText } from './media.repository.ts';

/**
 * Updates the search text of a picture: its file name and alternative texts. Must be called when one of them changes.
 */
export async function indexMedia(trx: Db, id: number): Promise<void> {
  const [label] = await mediaLabels(trx, [id]);
  const alts = Object.values(await altsOf(trx, id));
  await saveSearchText(trx, id, searchText(label?.name ?? '', ...alts));
}
