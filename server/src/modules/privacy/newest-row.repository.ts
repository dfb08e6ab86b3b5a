import { dayStart } from '../../platform/istanbul-day.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Returns the time of the newest row in milliseconds; null for an empty database. */
export async function newestRow(db: Db): Promise<number | null> {
  const { audit } = await db
    .selectFrom('audit')
    .select((select) => select.fn.max<string | null>('at').as('audit'))
    .executeTakeFirstOrThrow();
  const message = await db.selectFrom('messages').select('created_at').orderBy('id', 'desc').executeTakeFirst();
  const mail = await db.selectFrom('mails').select('created_at').orderBy('id', 'desc').executeTakeFirst();
  const { day } = await db
    .selectFrom('visits')
    .select((select) => select.fn.max<string | null>('day').as('day'))
    // With a fixed dimension, the query can use the primary key.
    .where('dimension', '=', 'device')
    .executeTakeFirstOrThrow();
  const times = [audit, message?.created_at, mail?.created_at, day && dayStart(day)].filter(
    (time) => typeof time === 'string',
  );
  return times.length > 0 ? Math.max(...times.map((time) => Date.parse(time))) : null;
}
