import type { AuditAction } from '@vitrin/shared-contracts/audit';
import { limits } from '@vitrin/shared-contracts/limits';
import { addressPrefix } from '../address-prefix.ts';
import { addAuditRow } from './audit-row.repository.ts';
import { helpersOf } from '../database/helpers.ts';
import type { Db } from '../database/tables.ts';

const HOUR_MS = 3_600_000;
/** Marks failures from so many networks that separate entries would fill the log. */
const OTHER_NETWORKS = '';

/** Operations that anybody can let fail, as often as they want. */
export const anonymousOperations: readonly AuditAction[] = ['sign-in', 'passkey', 'password-reset-link'];

/**
 * Counts a failed sign-in instead of logging it, after the first few per network and hour or per hour from all
 * networks. Returns true if it was counted. Otherwise anonymous clients could fill the disk with entries that cannot be
 * deleted.
 */
export async function countExcessFailure(db: Db, ip: string, now: number): Promise<boolean> {
  const hour = hourOf(now);
  const net = addressPrefix(ip);
  const response = db
    .selectFrom('audit')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('action', 'in', anonymousOperations)
    .where('result', '=', 'failed')
    .where('actor_id', 'is', null)
    .where('at', '>=', hour);
  const ofNet = await response.where('address', '=', net).executeTakeFirstOrThrow();
  if (ofNet.count >= limits.loggedFailures.perNet) return add(db, hour, net);
  const ofAll = await response.executeTakeFirstOrThrow();
  return ofAll.count >= limits.loggedFailures.perHour && add(db, hour, OTHER_NETWORKS);
}

async function add(db: Db, hour: string, address: string): Promise<true> {
  await db
    .insertInto('failed_sign_ins')
    .values({ hour, address, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'address']).doUpdateSet((update) => ({
        count: update('failed_sign_ins.count', '+', update.ref('excluded.count')),
      })),
    )
    .execute();
  return true;
}

/** Writes the failures counted in past hours to the audit log: one entry for each network and hour. */
export async function logCountedFailures(db: Db, now = Date.now()): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'failed sign-ins');
    const over = await trx.deleteFrom('failed_sign_ins').where('hour', '<', hourOf(now)).returningAll().execute();
    for (const { hour, address, count } of over)
      await addAuditRow(trx, {
        at: new Date(now).toISOString(),
        actor: null,
        action: 'sign-in',
        result: 'failed',
        entity: 'session',
        entityId: null,
        title: titleOf(hour, count, address),
        fields: [],
        requestId: '',
        address,
      });
    return over.length;
  });
}

function titleOf(hour: string, count: number, address: string): string {
  const from = Date.parse(hour);
  const time = (moment: number) =>
    new Date(moment).toLocaleTimeString('tr-TR', { timeZone: 'Europe/Istanbul', hour: '2-digit', minute: '2-digit' });
  const where = address === OTHER_NETWORKS ? 'başka adreslerden ' : '';
  return `${time(from)}–${time(from + HOUR_MS)} arasında ${where}${count} başarısız deneme daha`;
}

function hourOf(now: number): string {
  return new Date(Math.floor(now / HOUR_MS) * HOUR_MS).toISOString();
}
