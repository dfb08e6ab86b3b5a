import { invitationFragment, loginPath } from '@vitrin/shared-contracts/first-paths';
import {
  invitationSchema,
  type InvitationInput,
  type InvitationRecord,
  type SentInvitation,
} from '@vitrin/shared-contracts/invitations';
import { durations } from '@vitrin/shared-contracts/limits';
import { adminUrl } from '../../config/admin-url.ts';
import { companyNames } from '../../platform/auth/company-names.repository.ts';
import { keyedHash, randomToken } from '../../platform/auth/secrets.ts';
import type { Db } from '../../platform/database/tables.ts';
import { write } from '../../content/write.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { enqueueLinkMail } from '../mail/link-mail.ts';
import { canSend } from '../mail/mail-server.ts';
import { invitationMail } from './invitation-mail.ts';
import {
  deleteInvitation,
  findInvitation,
  insertInvitation,
  isInvited,
  renewInvitation,
} from './invitations.repository.ts';
import { lockUsers, type Manager } from './managed-user.ts';
import { roleName } from './roles.repository.ts';
import { requireFreeEmail, requireManageableRole, type UserWrite } from './users.service.ts';

const entity = 'invitation';

export function invitationInput(value: unknown): InvitationInput {
  return validated(invitationSchema, value);
}

/** Invites a person, who becomes a user by accepting. The link is returned beside the stored response. */
export async function invite(call: UserWrite, person: InvitationInput): Promise<SentInvitation> {
  const { services, context, manager } = call;
  await requireManageableRole(services.db, manager, person);
  const sender = await createSender(call);
  const operation = { action: 'create', entity, keepsPages: true } as const;
  const invitation = await write(services, context, operation, async (trx, { now }) => {
    await requireManageableRole(trx, await lockUsers(trx, manager), person);
    await requireFreeEmail(trx, person.email, null);
    if (await isInvited(trx, person.email))
      throw new Invalid({ email: 'Bu Adrese Bekleyen Bir Davet Var, Listeden Yeniden Gönderebilirsiniz' });
    const id = await insertInvitation(trx, person, sender.row(), now);
    const data = await recordOf(trx, id);
    await sender.send(trx, data);
    return { data, entityId: id, title: person.name, fields: Object.keys(person) };
  });
  return { invitation, ...sender.result() };
}

/** Sends a new link, from this user; the earlier link is not valid any more. */
export async function resendInvitation(call: UserWrite, id: number): Promise<SentInvitation> {
  const { services, manager } = call;
  const sender = await createSender(call);
  const context = { ...call.context, idempotencyKey: null };
  const operation = { action: 'send', entity, keepsPages: true } as const;
  const invitation = await write(services, context, operation, async (trx) => {
    await requireInvitation(trx, await lockUsers(trx, manager), id);
    await renewInvitation(trx, id, sender.row());
    const data = await recordOf(trx, id);
    await sender.send(trx, data);
    return { data, entityId: id, title: data.name };
  });
  return { invitation, ...sender.result() };
}

export async function revokeInvitation({ services, context, manager }: UserWrite, id: number): Promise<null> {
  return write(services, context, { action: 'delete', entity, keepsPages: true }, async (trx) => {
    const { name } = await requireInvitation(trx, await lockUsers(trx, manager), id);
    await deleteInvitation(trx, id);
    return { data: null, entityId: id, title: name };
  });
}

/** Creates a link: its stored row, its mail, and what the response says of it. */
async function createSender({ services, context, manager }: UserWrite) {
  const { config } = services;
  const token = randomToken();
  const link = `${adminUrl(config)}${loginPath}${invitationFragment}${token}`;
  const [company = new URL(config.publicUrl).host] = await companyNames(services);
  const mailed = canSend(config);
  let isNew = false;
  return {
    row: () => ({
      token_hash: keyedHash(config.secret, 'invitation', token),
      expires_at: new Date(Date.now() + durations.invitationMs).toISOString(),
      invited_by: manager.id,
    }),
    async send(trx: Db, { name, email, role_group }: InvitationRecord): Promise<void> {
      isNew = true;
      if (!mailed) return;
      const texts = { name, email, company, inviter: context.actor.name, role: await roleName(trx, role_group), link };
      await enqueueLinkMail(trx, config, invitationMail(texts));
    },
    result: () => ({ link: isNew && !mailed ? link : null, mailed }),
  };
}

async function requireInvitation(db: Db, manager: Manager, id: number): Promise<InvitationRecord> {
  const invitation = await recordOf(db, id);
  await requireManageableRole(db, manager, invitation);
  return invitation;
}

async function recordOf(db: Db, id: number): Promise<InvitationRecord> {
  const invitation = await findInvitation(db, id);
  if (!invitation) throw new NotFound();
  return invitation;
}
