import { normalizeEmail } from '../../../platform/auth/users.repository.ts';
import type { Db } from '../../../platform/database/tables.ts';

/** Returns the users who have one of these e-mail addresses, by the normalized address. */
export async function usersByEmail(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, { id: number; name: string }>> {
  if (emails.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email', 'in', emails.map(normalizeEmail))
    .execute();
  return new Map(users.map(({ email, ...user }) => [email, user]));
}
