import type { Db } from '../../platform/database/tables.ts';

/** Returns the drafts of all kinds, the oldest first. */
export function allCopies(db: Db) {
  return db
    .selectFrom('working_copies')
    .select(['id', 'entity', 'record', 'title', 'base_version', 'form_json', 'base_json', 'values_json'])
    .select(['authors', 'author_name', 'started_by'])
    .orderBy('entity')
    .orderBy('id')
    .execute();
}

/** Returns the publications of all kinds that wait for their time. */
export async function allSchedules(db: Db) {
  return db
    .selectFrom('scheduled_publications')
    .select(['id', 'entity', 'record', 'copy_id', 'action', 'title', 'due_at', 'base_version', 'values_json'])
    .orderBy('entity')
    .orderBy('due_at')
    .orderBy('id')
    .execute();
}

/** Returns the e-mail addresses of all users by id. */
export async function emailsOfUsers(db: Db): Promise<ReadonlyMap<number, string>> {
  const users = await db.selectFrom('users').select(['id', 'email']).execute();
  return new Map(users.map(({ id, email }) => [id, email]));
}
