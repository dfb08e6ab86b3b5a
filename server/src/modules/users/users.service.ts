import { userInputSchema, mayManage, type UserInput, type UserRecord } from 'shared-contracts/users';
import { invalid } from 'shared-contracts/validation';
import { deleteSessionsOf } from '../../platform/auth/sessions.repository.ts';
import { emailKey } from '../../platform/auth/users.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { guardVersion } from '../../content/version-guard.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { changeableUser, keepSuperAdmin, lockPeople, type Manager } from './managed-user.ts';
import { findUser, isEmailTaken, saveActive, updatePerson, type Person } from './users.repository.ts';

const entity = 'user';

/** A write to users, with the manager whose role limits it. */
export interface UserWrite {
  services: Services;
  context: WriteContext;
  manager: Manager;
}

export function userInput(value: unknown): UserInput {
  return validated(userInputSchema, value);
}

/** Changes name, e-mail and role; a new role ends the user's sessions. */
export async function changeUser(call: UserWrite, id: number, input: UserInput): Promise<UserRecord> {
  const { services, context, manager } = call;
  const { version, ...person } = input;
  if (version === undefined) throw new Invalid({ version: invalid.required });
  await changeableUser(services.db, manager, id);
  refuseHigherRole(manager, person);
  // Guarded below the lock: whoever held the row while waiting for the lock would stop who holds the lock.
  const guard = { table: 'users', id, version, current: (trx: Db) => findUser(trx, id) } as const;
  return write(services, context, { action: 'update', entity, keepsPages: true }, async (trx, stamp) => {
    const current = await lockPeople(trx, manager);
    const before = await changeableUser(trx, current, id);
    refuseHigherRole(current, person);
    await refuseTakenEmail(trx, person.email, id);
    const fields = changedFields(before, person);
    await guardVersion(trx, entity, guard, stamp);
    if (fields.includes('role_group')) {
      await keepSuperAdmin(trx, before);
      await deleteSessionsOf(trx, id);
    }
    await updatePerson(trx, id, person);
    return { data: await recordOf(trx, id), entityId: id, title: person.name, fields };
  });
}

/** Disabled people are signed out and stay; nobody is ever deleted. */
export async function switchUser(call: UserWrite, id: number, active: 0 | 1): Promise<UserRecord> {
  const { services, context, manager } = call;
  const standing = await changeableUser(services.db, manager, id);
  if (standing.active === active) return standing;
  const action = active === 1 ? 'enable' : 'disable';
  return write(services, context, { action, entity, keepsPages: true }, async (trx, stamp) => {
    const before = await changeableUser(trx, await lockPeople(trx, manager), id);
    if (active === 0) await keepSuperAdmin(trx, before);
    await saveActive(trx, id, active, stamp);
    // After the row is written: a sign-in in flight has then either inserted its session, which is deleted here, or is
    // rejected.
    if (active === 0) await deleteSessionsOf(trx, id);
    return { data: await recordOf(trx, id), entityId: id, title: before.name, fields: ['active'] };
  });
}

/** Nobody gives a role that she could not manage herself. */
export function refuseHigherRole({ role_group }: Manager, person: Person): void {
  if (!mayManage(role_group, person.role_group)) throw new Forbidden();
}

export async function refuseTakenEmail(trx: Db, email: string, id: number | null): Promise<void> {
  if (await isEmailTaken(trx, email, id)) throw new Invalid({ email: 'Bu E-Posta Başka Bir Kullanıcıda Kayıtlı' });
}

export async function recordOf(db: Db, id: number): Promise<UserRecord> {
  const user = await findUser(db, id);
  if (!user) throw new NotFound();
  return user;
}

function changedFields(before: UserRecord, person: Person): string[] {
  const after = { ...person, email: emailKey(person.email) };
  return (['name', 'email', 'role_group'] as const).filter((field) => before[field] !== after[field]);
}
