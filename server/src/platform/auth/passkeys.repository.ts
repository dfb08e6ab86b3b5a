import type { Passkey } from '@vitrin/shared-contracts/account';
import type { Db } from '../database/tables.ts';

export interface PasskeyKey {
  id: number;
  user_id: number;
  credential_id: string;
  public_key: string;
  counter: number;
}

export interface NewPasskey extends Omit<PasskeyKey, 'id'> {
  transports: readonly string[];
  name: string;
}

export function listPasskeys(db: Db, userId: number): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Returns the credentials for the browser's list of authenticators that are already registered. */
export async function credentialsOf(db: Db, userId: number): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => ({ id: row.credential_id, transports: JSON.parse(row.transports) as string[] }));
}

export function passkeyByCredential(db: Db, credentialId: string): Promise<PasskeyKey | undefined> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

export async function insertPasskey(trx: Db, { transports, ...passkey }: NewPasskey): Promise<number> {
  const row = await trx
    .insertInto('passkeys')
    .values({
      ...passkey,
      transports: JSON.stringify(transports),
      created_at: new Date().toISOString(),
      last_used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Returns false if the user has no such passkey. */
export async function renamePasskey(trx: Db, userId: number, id: number, name: string): Promise<boolean> {
  const row = await trx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the passkey's name, or undefined if the user has no such passkey. */
export async function deletePasskey(trx: Db, userId: number, id: number): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/**
 * Stores the use of a passkey. Returns false if another use was stored since the passkey was read: a cloned
 * authenticator in simultaneous use sends the same counter.
 */
export async function recordPasskeyUse(
  db: Db,
  { id, counter: read }: Pick<PasskeyKey, 'id' | 'counter'>,
  counter: number,
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('counter', '=', read)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
