import type { UserFormInput, UserSecret } from '@vitrin/shared-contracts/users';
import { generatePassword } from '../../platform/auth/first-user.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { deleteSessionsOf } from '../../platform/auth/sessions.repository.ts';
import { write } from '../../content/write.ts';
import { deleteInvitationOf } from './invitations.repository.ts';
import { requireChangeableUser, lockUsers } from './managed-user.ts';
import { insertManagedUser, saveSecret } from './users.repository.ts';
import { recordOf, requireManageableRole, requireFreeEmail, type UserWrite } from './users.service.ts';

const entity = 'user';

/** Adds a user. The secret is returned beside the stored response, so that no stored data contains it. */
export async function createUser({ services, context, manager }: UserWrite, input: UserFormInput): Promise<UserSecret> {
  const { version: _version, ...person } = input;
  await requireManageableRole(services.db, manager, person);
  const secret = generatePassword();
  const passwordHash = await hashPassword(secret);
  let isNew = false;
  const user = await write(services, context, { action: 'create', entity, keepsPages: true }, async (trx, stamp) => {
    await requireManageableRole(trx, await lockUsers(trx, manager), person);
    await requireFreeEmail(trx, person.email, null);
    await deleteInvitationOf(trx, person.email);
    const id = await insertManagedUser(trx, person, passwordHash, stamp);
    isNew = true;
    return { data: await recordOf(trx, id), entityId: id, title: person.name, fields: Object.keys(person) };
  });
  return { user, secret: isNew ? secret : null };
}

/** Sets a new secret for a user who cannot sign in any more; ends all sessions of that user. */
export async function resetPassword({ services, context, manager }: UserWrite, id: number): Promise<UserSecret> {
  await requireChangeableUser(services.db, manager, id);
  const secret = generatePassword();
  const passwordHash = await hashPassword(secret);
  const operation = { action: 'reset-password', entity, keepsPages: true } as const;
  const withoutIdempotency = { ...context, idempotencyKey: null };
  const user = await write(services, withoutIdempotency, operation, async (trx, stamp) => {
    const { name } = await requireChangeableUser(trx, await lockUsers(trx, manager), id);
    await saveSecret(trx, id, passwordHash, stamp);
    await deleteSessionsOf(trx, id);
    return { data: await recordOf(trx, id), entityId: id, title: name, fields: ['password'] };
  });
  return { user, secret };
}
