import { liveChangingActions, type ReleaseAction } from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { rolesWith } from '../../../platform/auth/role-rights.ts';
import { systemActor } from '../commands/system-actor.ts';
import type { Db } from '../../../platform/database/tables.ts';

const RECENT_MS = 7 * 24 * 60 * 60_000;
const DECISIONS: readonly ReleaseAction[] = [...liveChangingActions, 'canary', 'canary-end', 'retire'];

/** Returns when staff were last notified that this release fails its visitors and stays live; null if never. */
export async function lastAlarm(db: Db, unit: Unit, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('release_log')
    .select('at')
    .where('unit', '=', unit)
    .where('action', '=', 'alarm')
    .where('before_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/**
 * Counts the units with an incident within a week about which no user has made a decision since: an automatic rollback,
 * a shell that was replaced at the start, or failures for visitors after which the release stayed live.
 */
export async function countUnansweredAlarms(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('release_log as log')
    .select((select) => select.fn.count<number>('log.unit').distinct().as('total'))
    .where(({ and, eb, or }) =>
      or([
        eb('log.action', 'in', ['automatic-rollback', 'alarm']),
        and([eb('log.action', '=', 'start'), eb('log.actor', '=', systemActor)]),
      ]),
    )
    .where('log.at', '>=', new Date(Date.now() - RECENT_MS).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('release_log as later')
            .select('later.id')
            .whereRef('later.unit', '=', 'log.unit')
            .whereRef('later.id', '>', 'log.id')
            .whereRef('later.actor', '!=', 'log.actor')
            .where('later.action', 'in', DECISIONS),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns the e-mail addresses of all users who may change releases. */
export async function alarmRecipients(db: Db): Promise<string[]> {
  const roles = await rolesWith(db, 'releases.publish');
  const people = db.selectFrom('users').select('email').where('active', '=', 1).where('role_group', 'in', roles);
  return (await people.execute()).map(({ email }) => email);
}
