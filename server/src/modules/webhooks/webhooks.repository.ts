import type { WebhookInput, WebhookRow, WebhookSubject } from '@vitrin/shared-contracts/webhooks';
import { creatorActive } from '../../platform/auth/creator-active.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

export async function listWebhooks(db: Db): Promise<WebhookRow[]> {
  const rows = await selectWebhooks(db).orderBy('name').orderBy('id').execute();
  return rows.map(toRow);
}

export async function findWebhook(db: Db, id: number): Promise<WebhookRow | null> {
  const row = await selectWebhooks(db).where('id', '=', id).executeTakeFirst();
  return row ? toRow(row) : null;
}

/** Selects webhooks without their secrets. */
function selectWebhooks(db: Db) {
  return db
    .selectFrom('webhooks')
    .select(['id', 'name', 'url', 'events', 'active', 'stopped_at', 'version', 'updated_at'])
    .select(creatorActive('webhooks.created_by_user'));
}

type Stored = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['execute']>>[number];

function toRow({ events, active, creator_active, ...row }: Stored): WebhookRow {
  return {
    ...row,
    creator_active: creator_active !== 0,
    events: JSON.parse(events) as WebhookSubject[],
    active: active === 1 ? 1 : 0,
  };
}

export async function insertWebhook(
  trx: Db,
  { name, url, events, active }: WebhookInput,
  secretEncrypted: string,
  { now, userId }: Stamp,
): Promise<number> {
  const editing = { created_at: now, updated_at: now, updated_by: userId };
  const { id } = await trx
    .insertInto('webhooks')
    .values({
      name,
      url,
      events: JSON.stringify(events),
      active,
      secret_encrypted: secretEncrypted,
      ...editing,
      created_by_user: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves the fields; a webhook that is switched on again is no longer stopped. */
export async function updateWebhook(trx: Db, id: number, { name, url, events, active }: WebhookInput): Promise<void> {
  const fields = { name, url, events: JSON.stringify(events), active, stopped_at: null };
  await trx.updateTable('webhooks').set(fields).where('id', '=', id).execute();
}

export async function deleteWebhook(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Number of webhooks that were switched off because their deliveries failed. */
export async function countStopped(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('webhooks')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('stopped_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return total;
}
