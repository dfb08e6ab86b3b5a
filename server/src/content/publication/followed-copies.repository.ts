import type { Db } from '../../platform/database/tables.ts';

/** Gives the preview links that follow the draft of a new record to the record that was published from it. */
export async function giveLinksTo(db: Db, copy: string, record: string): Promise<void> {
  await db
    .updateTable('preview_links')
    .set({ record })
    .where('copy_id', '=', copy)
    .where('record', 'is', null)
    .execute();
}
