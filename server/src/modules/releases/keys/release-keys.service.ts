import { deriveCredential, newPublishSecret } from '@vitrin/shared-contracts/publishing';
import {
  publishKeySchema,
  publishQuotaSchema,
  type NewPublishKey,
  type PublishKeyRow,
  type PublishQuotaInput,
} from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { keyedHash } from '../../../platform/auth/secrets.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../../content/write.ts';
import { Invalid, NotFound } from '../../../platform/errors.ts';
import { validated } from '../../../platform/http/validated.ts';
import { insertPublishToken } from './publish-tokens.repository.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { findKey, revokeKey, setQuota } from './release-keys.repository.ts';
import { isKnownUnit } from '../../../releases/stored/releases.repository.ts';

export { listKeys } from './release-keys.repository.ts';

const entity = 'publish-token';
const DAY_MS = 86_400_000;

/** Creates a key. The secret is returned beside the stored response, so that no stored data contains it. */
export async function createKey(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<NewPublishKey> {
  const { remote, name, days, password: _password, ...quota } = validated(publishKeySchema, value);
  const draft = await draftKey(services, { remote: remote as Unit, name, days, quota, by: context.actor });
  let isNew = false;
  const key = await write(services, context, { action: 'create', entity, keepsPages: true }, async (trx) => {
    if (!(await isKnownUnit(trx, remote as Unit))) throw new Invalid({ remote: 'Böyle bir birim yok.' });
    const row = await draft.insert(trx);
    isNew = true;
    return { data: row, entityId: row.id, title: keyTitle(row) };
  });
  return { key, secret: isNew ? draft.secret : null };
}

interface KeyFields {
  remote: Unit;
  name: string;
  days: number;
  quota: PublishQuotaInput | null;
  by: Pick<WriteContext['actor'], 'id' | 'name'>;
}

/** A credential that is not stored yet. */
interface DraftKey {
  secret: string;
  insert(trx: Db): Promise<PublishKeyRow>;
}

/** Derives a credential outside of the transaction, in which only queries may be awaited. */
export async function draftKey(
  services: Pick<PlatformServices, 'config'>,
  { remote, name, days, quota, by }: KeyFields,
): Promise<DraftKey> {
  const secret = newPublishSecret();
  const { token, publicKey } = await deriveCredential(secret);
  const tokenHash = keyedHash(services.config.secret, 'publish', token);
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  return {
    secret,
    insert: async (trx) =>
      requireKey(
        trx,
        await insertPublishToken(trx, {
          remote,
          name,
          tokenHash,
          publicKey,
          expiresAt,
          createdBy: by.name,
          createdByUser: by.id || null,
          quota,
        }),
      ),
  };
}

export function revokePublishKey(services: WriteServices, context: WriteContext, id: number): Promise<PublishKeyRow> {
  return write(services, context, { action: 'disable', entity, keepsPages: true }, async (trx) => {
    const row = await requireKey(trx, id);
    await revokeKey(trx, id);
    return { data: await requireKey(trx, id), entityId: id, title: keyTitle(row) };
  });
}

export function changeQuota(
  services: WriteServices,
  context: WriteContext,
  id: number,
  value: unknown,
): Promise<PublishKeyRow> {
  const quota = validated(publishQuotaSchema, value);
  return write(services, context, { action: 'update', entity, keepsPages: true }, async (trx) => {
    await requireKey(trx, id);
    await setQuota(trx, id, quota);
    const row = await requireKey(trx, id);
    return { data: row, entityId: id, title: keyTitle(row), fields: Object.keys(quota) };
  });
}

export async function requireKey(db: Db, id: number): Promise<PublishKeyRow> {
  const key = await findKey(db, id);
  if (!key) throw new NotFound('no-publish-key', 'Böyle bir yayın anahtarı yok.');
  return key;
}

/** Returns the title of a key in the audit log. */
export function keyTitle({ remote, name }: PublishKeyRow): string {
  return `${remote}: ${name}`;
}
