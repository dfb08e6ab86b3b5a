import { credentialOf, newPublishSecret } from 'shared-contracts/publishing';
import {
  publishKeySchema,
  type NewPublishKey,
  type PublishKeyInput,
  type PublishKeyRow,
} from 'shared-contracts/release-management';
import type { RemoteName } from 'shared-contracts/releases';
import { keyedHash } from '../../platform/auth/secrets.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { fieldTexts } from '../../platform/error-texts.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { insertPublishToken, type NewPublishToken } from './publish-tokens.repository.ts';
import type { Services } from '../../services.ts';
import { findKey, revokeKey } from './release-keys.repository.ts';
import { listRemotes } from './units.service.ts';

const entity = 'publish-token';
const DAY_MS = 86_400_000;

/** A new credential: the secret for whoever publishes, and what the site keeps of it. */
export interface MadeKey {
  secret: string;
  token: NewPublishToken;
}

export async function makeKey(
  { config }: Pick<Services, 'config'>,
  { remote, name, days }: PublishKeyInput,
  createdBy: string,
): Promise<MadeKey> {
  const secret = newPublishSecret();
  const credential = await credentialOf(secret);
  const token = {
    remote: remote as RemoteName,
    name,
    tokenHash: keyedHash(config.secret, 'publish', credential.token),
    publicKey: credential.publicKey,
    expiresAt: new Date(Date.now() + days * DAY_MS),
    createdBy,
  };
  return { secret, token };
}

/** Keeps what is to be kept of a new key; refuses one of a remote that nobody has added. */
export async function storeKey(trx: Db, { token }: MadeKey): Promise<PublishKeyRow> {
  if (!(await listRemotes(trx)).some(({ name }) => name === token.remote))
    throw new Invalid({ remote: fieldTexts.noUnit });
  return requireKey(trx, await insertPublishToken(trx, token));
}

/** The secret is handed back beside what the write remembers: nothing that is stored holds it. */
export async function createKey(services: Services, context: WriteContext, value: unknown): Promise<NewPublishKey> {
  const made = await makeKey(services, validated(publishKeySchema, value), context.actor.name);
  let isNew = false;
  const key = await write(services, context, { action: 'create', entity, keepsPages: true }, async (trx) => {
    const row = await storeKey(trx, made);
    isNew = true;
    return { data: row, entityId: row.id, title: titleOf(row) };
  });
  return { key, secret: isNew ? made.secret : null };
}

export function endKey(services: Services, context: WriteContext, id: number): Promise<PublishKeyRow> {
  return write(services, context, { action: 'disable', entity, keepsPages: true }, async (trx) => {
    const row = await requireKey(trx, id);
    await revokeKey(trx, id);
    return { data: await requireKey(trx, id), entityId: id, title: titleOf(row) };
  });
}

export async function requireKey(db: Db, id: number): Promise<PublishKeyRow> {
  const key = await findKey(db, id);
  if (!key) throw new NotFound('no-publish-key');
  return key;
}

/** As the log of the panel names a key. */
export function titleOf({ remote, name }: PublishKeyRow): string {
  return `${remote}: ${name}`;
}
