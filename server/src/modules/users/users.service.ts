import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import { userFormSchema, type UserFormInput, type UserRecord } from '@vitrin/shared-contracts/users';
import type { BelongingChoices } from '@vitrin/shared-contracts/user-belongings';
import { invalid } from '@vitrin/shared-contracts/validation';
import { rightsOf } from '../../platform/auth/role-rights.ts';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import { deleteSessionsOf } from '../../platform/auth/sessions.repository.ts';
import { normalizeEmail } from '../../platform/auth/users.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { guardVersion } from '../../content/version-guard.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { settleBelongings } from './belongings.service.ts';
import {
  requireChangeableUser,
  requireOtherSuperAdmin,
  lockUsers,
  managerOf,
  mayManage,
  type Manager,
} from './managed-user.ts';
import { findUser, isEmailTaken, saveActive, updateManagedUser, type UserFields } from './users.repository.ts';

const entity = 'user';

/** A write to users, with the manager whose role limits it. */
export interface UserWrite {
  services: ContentServices;
  context: WriteContext;
  manager: Manager;
}

export function userInput(value: unknown): UserFormInput {
  return validated(userFormSchema, value);
}

/** Changes name, e-mail and role; a new role ends the user's sessions. */
export async function changeUser(call: UserWrite, id: number, input: UserFormInput): Promise<UserRecord> {
  const { services, context, manager } = call;
  const { version, ...person } = input;
  if (version === undefined) throw new Invalid({ version: invalid.required });
  await requireChangeableUser(services.db, manager, id);
  await requireManageableRole(services.db, manager, person);
  // The version is checked after the lock is taken: a transaction that holds the row while it waits for the lock would
  // deadlock with the holder of the lock.
  const guard = { table: 'users', id, version, current: (trx: Db) => findUser(trx, id) } as const;
  return write(services, context, { action: 'update', entity, keepsPages: true }, async (trx, stamp) => {
    const current = await lockUsers(trx, manager);
    const before = await requireChangeableUser(trx, current, id);
    await requireManageableRole(trx, current, person);
    await requireFreeEmail(trx, person.email, id);
    const fields = changedFields(before, person);
    await guardVersion(trx, entity, guard, stamp);
    if (fields.includes('role_group')) {
      await requireOtherSuperAdmin(trx, before);
      await deleteSessionsOf(trx, id);
    }
    await updateManagedUser(trx, id, person);
    return { data: await recordOf(trx, id), entityId: id, title: person.name, fields };
  });
}

/**
 * Enables or disables a user. Disabling ends the sessions, and what goes on without the user as chosen; users are never
 * deleted.
 */
export async function setUserActive(
  { services, context, manager }: UserWrite,
  id: number,
  { active, belongings: choices }: { active: 0 | 1; belongings: BelongingChoices },
): Promise<UserRecord> {
  const current = await requireChangeableUser(services.db, manager, id);
  if (current.active === active) return current;
  const action = active === 1 ? 'enable' : 'disable';
  return write(services, context, { action, entity, keepsPages: true }, async (trx, stamp) => {
    const before = await requireChangeableUser(trx, await lockUsers(trx, manager), id);
    if (active === 0) await requireOtherSuperAdmin(trx, before);
    await saveActive(trx, id, active, stamp);
    // After the row is written: a sign-in in flight has then either inserted its session, which is deleted here, or is
    // rejected.
    if (active === 0) await deleteSessionsOf(trx, id);
    const owner = { ...context.actor, rights: manager.rights };
    const settlement = { userId: id, choices, owner, now: stamp.now };
    const settled = active === 0 ? await settleBelongings(services, trx, settlement) : [];
    return { data: await recordOf(trx, id), entityId: id, title: before.name, fields: ['active', ...settled] };
  });
}

/** Throws unless the signed-in user may manage users of this role. */
export async function requireManagedRole(db: Db, session: StaffSession, role: RoleGroup): Promise<void> {
  if (!mayManage(managerOf(session), await rightsOf(db, role))) throw new Forbidden();
}

/** Throws for a role that the manager may not give, or that does not exist. */
export async function requireManageableRole(
  db: Db,
  manager: Manager,
  { role_group }: Pick<UserFields, 'role_group'>,
): Promise<void> {
  const rights = await rightsOf(db, role_group);
  if (rights.size === 0) throw new Invalid({ role_group: invalid.choice });
  if (!mayManage(manager, rights)) throw new Forbidden();
}

export async function requireFreeEmail(trx: Db, email: string, id: number | null): Promise<void> {
  if (await isEmailTaken(trx, email, id)) throw new Invalid({ email: 'Bu E-Posta Başka Bir Kullanıcıda Kayıtlı' });
}

export async function recordOf(db: Db, id: number): Promise<UserRecord> {
  const user = await findUser(db, id);
  if (!user) throw new NotFound();
  return user;
}

function changedFields(before: UserRecord, person: UserFields): string[] {
  const after = { ...person, email: normalizeEmail(person.email) };
  return (['name', 'email', 'role_group'] as const).filter((field) => before[field] !== after[field]);
}
