import type { Db } from '../../platform/database/tables.ts';

/** Values of a draft, of a deleted one that can be restored, or of a scheduled publication. */
export interface UnpublishedValues {
  entity: string;
  /** Null for a record that has never been published. */
  record: string | null;
  title: string;
  json: string;
}

/** Returns the values of all drafts, deleted drafts and scheduled publications. */
export function unpublishedValues(db: Db): Promise<UnpublishedValues[]> {
  return db
    .selectFrom('working_copies')
    .select(['entity', 'record', 'title', 'values_json as json'])
    .unionAll(db.selectFrom('scheduled_publications').select(['entity', 'record', 'title', 'values_json as json']))
    .unionAll(db.selectFrom('discarded_copies').select(['entity', 'record', 'title', 'values_json as json']))
    .execute();
}
