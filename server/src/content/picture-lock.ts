import { helpersOf } from '../platform/database/helpers.ts';
import type { Db } from '../platform/database/tables.ts';

/**
 * Until this transaction ends nobody else adds or removes the records and files of these pictures. Files are named by
 * their content: who uploads a picture while another person deletes it either finds the files or writes them again.
 */
export async function holdPictures(trx: Db, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes.toSorted((a, b) => (a < b ? -1 : 1))) await helpersOf(trx).lock(trx, `picture ${hash}`);
}
