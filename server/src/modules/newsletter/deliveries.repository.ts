import type { Db } from '../../platform/database/tables.ts';
import type { StoredLetter } from './letters.repository.ts';

type Addressed = Pick<StoredLetter, 'id' | 'lang' | 'started_at'>;

export interface Recipient {
  id: number;
  email: string;
  lang: string;
}

/** Selects who has confirmed in the language of the letter before it was started, and has not got it. */
function missing(db: Db, { id, lang, started_at }: Addressed) {
  const found = db
    .selectFrom('newsletter_subscriptions')
    .where('newsletter_subscriptions.state', '=', 'confirmed')
    .where('newsletter_subscriptions.lang', '=', lang)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_deliveries')
            .select('newsletter_deliveries.letter_id')
            .where('newsletter_deliveries.letter_id', '=', id)
            .whereRef('newsletter_deliveries.subscription_id', '=', 'newsletter_subscriptions.id'),
        ),
      ),
    );
  return started_at === null ? found : found.where('newsletter_subscriptions.changed_at', '<=', started_at);
}

export async function countRecipients(db: Db, letter: Addressed): Promise<number> {
  const { total } = await missing(db, letter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export function nextRecipients(db: Db, letter: Addressed, limit: number): Promise<Recipient[]> {
  return missing(db, letter)
    .select(['newsletter_subscriptions.id', 'newsletter_subscriptions.email', 'newsletter_subscriptions.lang'])
    .orderBy('newsletter_subscriptions.id')
    .limit(limit)
    .execute();
}

/** Notes that an address gets the letter; fails if it has it already. */
export async function insertDelivery(trx: Db, letterId: number, subscriptionId: number): Promise<void> {
  await trx
    .insertInto('newsletter_deliveries')
    .values({ letter_id: letterId, subscription_id: subscriptionId, state: 'queued' })
    .execute();
}

/** Counts the mails of letters that the outbox has not tried yet. */
export async function countUntried(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('mails')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('purpose', '=', 'newsletter')
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow();
  return total;
}

/** Takes the mails of a letter that were never tried back from the outbox, so that none is sent during a pause. */
export async function withdrawUntried(trx: Db, letterId: number): Promise<void> {
  const withdrawn = await trx
    .deleteFrom('mails')
    .where('letter_id', '=', letterId)
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .returning('subscription_id')
    .execute();
  const ids = withdrawn.flatMap(({ subscription_id }) => subscription_id ?? []);
  if (ids.length === 0) return;
  await trx
    .deleteFrom('newsletter_deliveries')
    .where('letter_id', '=', letterId)
    .where('subscription_id', 'in', ids)
    .execute();
}
