import type { Db } from './tables.ts';

/** A message with its search index and history, generously. */
const MESSAGE_BYTES = 16_384;

/** About how much of what is stored came from visitors. */
export async function visitorBytes(db: Db): Promise<number> {
  const { messages } = await db
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number>().as('messages'))
    .executeTakeFirstOrThrow();
  const { files } = await db
    .selectFrom('message_cvs')
    .select((select) => select.fn.sum<number | string | null>('bytes').as('files'))
    .executeTakeFirstOrThrow();
  return messages * MESSAGE_BYTES + Number(files ?? 0);
}
