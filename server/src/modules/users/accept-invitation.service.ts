import type { InvitationDetails } from '@vitrin/shared-contracts/auth';
import { signInAnswers } from '@vitrin/shared-contracts/server-answers';
import { companyNames } from '../../platform/auth/company-names.repository.ts';
import { acceptedPasswordHash } from '../../platform/auth/new-passwords.ts';
import { rightsOf } from '../../platform/auth/role-rights.ts';
import { acceptedHashes, isToken } from '../../platform/auth/secrets.ts';
import { insertUser } from '../../platform/auth/users.repository.ts';
import { recordEvent, type EventSource } from '../../platform/audit/security-events.repository.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Conflict, Invalid, type DomainError } from '../../platform/errors.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { deleteInvitation, invitationByToken } from './invitations.repository.ts';
import { mayManage } from './managed-user.ts';
import { roleName } from './roles.repository.ts';
import { findUser, isEmailTaken } from './users.repository.ts';

/** Returns whom an invitation is for and who sent it; throws 422 if it is not valid any more. */
export async function invitationDetails(
  services: Pick<PlatformServices, 'db' | 'config'>,
  token: string,
): Promise<InvitationDetails> {
  const { name, email, role_group, invited_by } = await requireInvitation(services.db, services.config, token);
  const [company = new URL(services.config.publicUrl).host] = await companyNames(services);
  return { name, email, company, invited_by, role: await roleName(services.db, role_group) };
}

/** Creates the user of an invitation, with the password that the person has chosen. Returns the e-mail. */
export async function acceptInvitation(
  services: Pick<PlatformServices, 'db' | 'config'>,
  source: EventSource,
  { token, new_password }: { token: string; new_password: string },
): Promise<string> {
  const { db, config } = services;
  const { email: invited } = await requireInvitation(db, config, token);
  const password_hash = await acceptedPasswordHash(services, invited, new_password);
  return db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'users');
    const { id: invitation, name, email, role_group } = await requireInvitation(trx, config, token);
    if (!(await deleteInvitation(trx, invitation))) throw invitationExpired();
    if (await isEmailTaken(trx, email, null)) throw new Conflict('email-taken', signInAnswers.emailTaken);
    const id = await insertUser(trx, { name, email, role_group, password_hash });
    await recordEvent(trx, source, {
      operation: 'accept-invitation',
      result: 'done',
      actor: { id, name },
      title: email,
      entity: 'user',
      entityId: id,
    });
    return email;
  });
}

/** An invitation is valid only while the user who sent it may still add users with this role. */
async function requireInvitation(db: Db, config: PlatformServices['config'], token: string) {
  if (!isToken(token)) throw invitationExpired();
  const hashes = acceptedHashes(config, 'invitation', token);
  const invitation = await invitationByToken(db, hashes, new Date().toISOString());
  const inviter = invitation && (await findUser(db, invitation.inviter_id));
  if (!invitation || !inviter || inviter.active === 0) throw invitationExpired();
  const rights = await rightsOf(db, inviter.role_group);
  const given = await rightsOf(db, invitation.role_group);
  if (!rights.has('users.write') || given.size === 0 || !mayManage({ ...inviter, rights }, given))
    throw invitationExpired();
  return invitation;
}

function invitationExpired(): DomainError {
  return new Invalid({ token: 'Geçersiz' }, 'link-expired', signInAnswers.invitationExpired);
}
