import { linkPurposes } from '../modules/mail/link-mail.ts';
import type { Db } from '../platform/database/tables.ts';

/** Returns the encrypted secrets of authenticator apps. */
export async function encryptedTotpSecrets(trx: Db): Promise<{ id: number; text: string }[]> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'totp_secret'])
    .where('totp_secret', 'is not', null)
    .execute();
  return rows.map(({ id, totp_secret }) => ({ id, text: totp_secret ?? '' }));
}

export async function saveTotpSecret(trx: Db, id: number, totp_secret: string): Promise<void> {
  await trx.updateTable('users').set({ totp_secret }).where('id', '=', id).execute();
}

/** Returns the encrypted texts of mails that were not sent yet. */
export function encryptedMails(trx: Db): Promise<{ id: number; text: string }[]> {
  return trx
    .selectFrom('mails')
    .select(['id', 'text'])
    .where('purpose', 'in', linkPurposes)
    .where('text', '!=', '')
    .execute();
}

export async function saveMailText(trx: Db, id: number, text: string): Promise<void> {
  await trx.updateTable('mails').set({ text }).where('id', '=', id).execute();
}

/** Returns the encrypted secrets that sign the deliveries of webhooks. */
export async function encryptedWebhookSecrets(trx: Db): Promise<{ id: number; text: string }[]> {
  const rows = await trx.selectFrom('webhooks').select(['id', 'secret_encrypted']).execute();
  return rows.map(({ id, secret_encrypted }) => ({ id, text: secret_encrypted }));
}

export async function saveWebhookSecret(trx: Db, id: number, secret_encrypted: string): Promise<void> {
  await trx.updateTable('webhooks').set({ secret_encrypted }).where('id', '=', id).execute();
}

/** Returns the releases that were signed with this public key. */
export async function releasesSignedBy(trx: Db, publicKey: string) {
  return trx
    .selectFrom('releases')
    .select(['unit', 'id', 'descriptor', 'signature'])
    .where('signed_by', '=', publicKey)
    .execute();
}

export interface NewSignature {
  unit: string;
  id: string;
  signature: string;
  publicKey: string;
}

export async function saveSignature(trx: Db, { unit, id, signature, publicKey }: NewSignature): Promise<void> {
  await trx
    .updateTable('releases')
    .set({ signature, signed_by: publicKey })
    .where('unit', '=', unit)
    .where('id', '=', id)
    .execute();
}

/** Ends all sessions and unfinished sign-ins; returns the number of sessions. */
export async function endAllSessions(trx: Db): Promise<number> {
  const ended = await trx.deleteFrom('sessions').returning('id').execute();
  await trx.deleteFrom('tickets').execute();
  return ended.length;
}
