import type { InvitationRecord } from '@vitrin/shared-contracts/invitations';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import { normalizeEmail } from '../../platform/auth/users.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { UserFields } from './users.repository.ts';

const DAY_MS = 86_400_000;
/** Time after its end for which an invitation can still be sent again. */
const KEPT_DAYS = 30;

function selectInvitations(db: Db) {
  return db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .select(['invitations.id', 'invitations.name', 'invitations.email', 'invitations.role_group'])
    .select(['invitations.created_at', 'invitations.expires_at', 'users.name as invited_by'])
    .$narrowType<{ role_group: RoleGroup }>();
}

/** Returns the invitations for these roles, the newest first. */
export async function listInvitations(db: Db, roles: readonly RoleGroup[]): Promise<InvitationRecord[]> {
  if (roles.length === 0) return [];
  return selectInvitations(db)
    .where('invitations.role_group', 'in', roles)
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .execute();
}

export function findInvitation(db: Db, id: number): Promise<InvitationRecord | undefined> {
  return selectInvitations(db).where('invitations.id', '=', id).executeTakeFirst();
}

/** Returns the invitation of a token that has not expired, with the user who sent it. */
export function invitationByToken(db: Db, hashes: readonly string[], now: string) {
  return selectInvitations(db)
    .select('invitations.invited_by as inviter_id')
    .where('invitations.token_hash', 'in', hashes)
    .where('invitations.expires_at', '>', now)
    .executeTakeFirst();
}

export async function isInvited(db: Db, email: string): Promise<boolean> {
  const row = db.selectFrom('invitations').select('id').where('email', '=', normalizeEmail(email));
  return (await row.executeTakeFirst()) !== undefined;
}

export interface InvitationLink {
  token_hash: string;
  expires_at: string;
  invited_by: number;
}

export async function insertInvitation(
  trx: Db,
  { name, email, role_group }: UserFields,
  link: InvitationLink,
  now: string,
): Promise<number> {
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
  await trx.deleteFrom('invitations').where('expires_at', '<', before).execute();
  const row = await trx
    .insertInto('invitations')
    .values({ name, email: normalizeEmail(email), role_group, ...link, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Replaces the link of an invitation: the earlier one is not valid any more. */
export async function renewInvitation(trx: Db, id: number, link: InvitationLink): Promise<void> {
  await trx.updateTable('invitations').set(link).where('id', '=', id).execute();
}

/** Deletes an invitation; returns true only for the caller that deleted it. */
export async function deleteInvitation(trx: Db, id: number): Promise<boolean> {
  const row = await trx.deleteFrom('invitations').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Deletes the invitation of somebody who was added in another way. */
export async function deleteInvitationOf(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('invitations').where('email', '=', normalizeEmail(email)).execute();
}
