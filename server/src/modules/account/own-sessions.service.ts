import type { AccountSession } from '@vitrin/shared-contracts/account';
import { deleteOtherSessions } from '../../platform/auth/sessions.repository.ts';
import { isLive, type StaffSession } from '../../platform/auth/sessions.ts';
import { write } from '../../content/write.ts';
import { NotFound } from '../../platform/errors.ts';
import type { ContentServices } from '../../content/content-services.ts';
import type { AccountWrite } from './account.service.ts';
import { deviceName } from './device-name.ts';
import { deleteOwnSession, listOwnSessions } from './own-sessions.repository.ts';

const operation = { action: 'end-session', entity: 'session', keepsPages: true } as const;

/** Returns the valid sessions of the user, newest first. */
export async function ownSessions(
  services: Pick<ContentServices, 'db' | 'lastSeen'>,
  { id, user }: StaffSession,
): Promise<AccountSession[]> {
  const rows = await listOwnSessions(services.db, user.id);
  return rows
    .filter((row) => isLive(services, row))
    .map((row) => {
      const seen = Math.max(Date.parse(row.last_seen_at), services.lastSeen.of(row.id));
      return {
        id: row.id,
        device: deviceName(row.agent),
        address: row.address,
        created_at: row.created_at,
        last_seen_at: new Date(seen).toISOString(),
        expires_at: row.expires_at,
        current: row.id === id,
      };
    });
}

export async function endSession({ services, context, session }: AccountWrite, id: number): Promise<void> {
  const { user } = session;
  await write(services, context, operation, async (trx) => {
    if (!(await deleteOwnSession(trx, user.id, id))) throw new NotFound();
    return { data: null, entityId: id, title: user.name };
  });
}

/** Ends all sessions of the user except the current one. Returns the number of ended sessions. */
export function endOtherSessions({ services, context, session }: AccountWrite): Promise<number> {
  const { user } = session;
  return write(services, context, operation, async (trx) => {
    const ended = await deleteOtherSessions(trx, user.id, session.id);
    return { data: ended, entityId: null, title: user.name };
  });
}
