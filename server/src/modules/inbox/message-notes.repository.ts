import type { MessageNote } from '@vitrin/shared-contracts/message-workflow';
import type { Db } from '../../platform/database/tables.ts';

export interface NewNote {
  message_id: number;
  author_id: number;
  text: string;
  created_at: string;
}

/** Returns the internal notes, oldest first. */
export function notesOf(db: Db, id: number): Promise<MessageNote[]> {
  return notes(db).where('message_id', '=', id).orderBy('message_notes.id').execute();
}

export async function insertNote(trx: Db, note: NewNote): Promise<MessageNote> {
  const { id } = await trx.insertInto('message_notes').values(note).returning('id').executeTakeFirstOrThrow();
  return notes(trx).where('message_notes.id', '=', id).executeTakeFirstOrThrow();
}

function notes(db: Db) {
  return db
    .selectFrom('message_notes')
    .innerJoin('users', 'users.id', 'message_notes.author_id')
    .select(['message_notes.id', 'users.name as author', 'message_notes.text', 'message_notes.created_at']);
}
