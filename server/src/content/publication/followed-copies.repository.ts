import type { Db } from '../../platform/database/tables.ts';
import type { RecordKey } from '../history/record-versions.repository.ts';

/** Gives the preview links that follow the draft of a new record to the record that was published from it. */
export async function giveLinksTo(db: Db, copy: string, { entity, record }: RecordKey): Promise<void> {
  await db
    .updateTable('preview_links')
    .set({ record })
    .where('entity', '=', entity)
    .where('copy_id', '=', copy)
    .where('record', 'is', null)
    .execute();
}
