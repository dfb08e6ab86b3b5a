import { apiKeyInputSchema, type ApiKeyRow, type NewApiKey } from '@vitrin/shared-contracts/api-keys';
import { write } from '../../content/write.ts';
import { apiKeyHash, newApiKey, startOfApiKey } from '../../platform/auth/api-key-text.ts';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { findApiKey, insertApiKey, revokeKey } from './api-keys.repository.ts';

export { listApiKeys } from './api-keys.repository.ts';

const entity = 'api-key';
const DAY_MS = 86_400_000;

interface KeyWrite {
  services: ContentServices;
  context: WriteContext;
  session: Pick<StaffSession, 'rights'>;
}

/** Creates a key. It is returned beside the stored response, so that no stored data contains it. */
export async function createApiKey({ services, context, session }: KeyWrite, value: unknown): Promise<NewApiKey> {
  const input = validated(apiKeyInputSchema, value);
  if (input.rights.some((right) => !session.rights.has(right)))
    throw new Invalid({ rights: 'Sizde olmayan bir yetki verilemez.' });
  const secret = newApiKey();
  let isNew = false;
  const key = await write(services, context, { action: 'create', entity, keepsPages: true }, async (trx, stamp) => {
    const id = await insertApiKey(trx, {
      name: input.name,
      start: startOfApiKey(secret),
      hash: apiKeyHash(secret),
      rights: [...new Set(input.rights)],
      userId: context.actor.id,
      expiresAt: new Date(Date.parse(stamp.now) + input.days * DAY_MS).toISOString(),
    });
    isNew = true;
    const row = await requireKey(trx, id);
    return { data: row, entityId: id, title: row.name, fields: row.rights };
  });
  return { key, secret: isNew ? secret : null };
}

export function revokeApiKey(
  { services, context }: Pick<KeyWrite, 'services' | 'context'>,
  id: number,
): Promise<ApiKeyRow> {
  return write(services, context, { action: 'disable', entity, keepsPages: true }, async (trx, stamp) => {
    const { name } = await requireKey(trx, id);
    await revokeKey(trx, id, stamp.now);
    return { data: await requireKey(trx, id), entityId: id, title: name };
  });
}

async function requireKey(db: Db, id: number): Promise<ApiKeyRow> {
  const key = await findApiKey(db, id);
  if (!key) throw new NotFound('no-api-key', 'Böyle bir API anahtarı yok.');
  return key;
}
