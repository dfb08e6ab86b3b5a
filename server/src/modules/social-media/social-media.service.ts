import {
  socialIconOf,
  socialLinkInputSchema,
  type SocialIcon,
  type SocialLinkRecord,
} from 'shared-contracts/social-media';
import { invalid } from 'shared-contracts/validation';
import { changedFields } from '../../content/changed-fields.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { createOrderOperations, type OrderOperations } from '../../content/order-operations.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { sentFields } from '../../platform/http/sent-fields.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { deleteSocialLink, insertSocialLink, listSocialRecords, updateSocialLink } from './social-media.repository.ts';

const entity = 'social-media';

export function createSocialLink(services: Services, context: WriteContext, value: unknown): Promise<SocialLinkRecord> {
  const { name, uri, icon_name } = validated(socialLinkInputSchema, value);
  const facts = { name, uri, icon_name: icon_name ?? socialIconOf(uri) };
  return write(services, context, { action: 'create', entity }, async (trx, stamp) => {
    const id = await insertSocialLink(trx, facts, stamp);
    return { data: await readSocialLink(trx, id), entityId: id, title: facts.name };
  });
}

/** Saves exactly the fields that are sent (product §7). */
export function changeSocialLink(
  services: Services,
  context: WriteContext,
  value: Readonly<Record<string, unknown>>,
): Promise<SocialLinkRecord> {
  const { id, version = null, ...sent } = sentFields(socialLinkInputSchema, value);
  if (id === undefined) throw new Invalid({ id: invalid.required });
  const guard = { table: 'social_media', id, version, current: (trx: Db) => readSocialLink(trx, id) } as const;
  return write(services, context, { action: 'update', entity, guard }, async (trx) => {
    const before = await readSocialLink(trx, id);
    const { name, uri } = { ...before, ...sent };
    const facts = { name, uri, icon_name: sent.icon_name ?? resolveIcon(before, uri, 'icon_name' in value) };
    await updateSocialLink(trx, id, facts);
    return { data: await readSocialLink(trx, id), entityId: id, title: name, fields: changedFields(before, facts) };
  });
}

/**
 * Returns the icon if the form sends none: one that was derived from the old address follows the new one, a chosen one
 * is kept unless emptied.
 */
function resolveIcon(before: SocialLinkRecord, uri: string, isEmptied: boolean): SocialIcon {
  const isGuessed = isEmptied || before.icon_name === socialIconOf(before.uri);
  return isGuessed ? socialIconOf(uri) : before.icon_name;
}

export function removeSocialLink(services: Services, context: WriteContext, id: number): Promise<{ id: number }> {
  return write(services, context, { action: 'delete', entity }, async (trx) => {
    const { name } = await readSocialLink(trx, id);
    await deleteSocialLink(trx, id);
    return { data: { id }, entityId: id, title: name };
  });
}

export function socialOrder(services: Services): OrderOperations {
  const titleOf = async (trx: Db, id: number) => (await readSocialLink(trx, id)).name;
  return createOrderOperations(services, { table: 'social_media', entity, noun: 'bağlantı', titleOf });
}

export async function readSocialLink(db: Db, id: number): Promise<SocialLinkRecord> {
  const found = (await listSocialRecords(db)).find((link) => link.id === id);
  if (!found) throw new NotFound();
  return found;
}
