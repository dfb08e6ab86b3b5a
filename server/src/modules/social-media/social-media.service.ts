import type { QueueItem } from 'shared-contracts/queue';
import { socialIconOf, socialLinkInputSchema, type SocialLinkRecord } from 'shared-contracts/social-media';
import { invalid } from 'shared-contracts/validation';
import { reorder } from '../../database/reorder.ts';
import type { Db } from '../../database/tables.ts';
import type { WriteContext } from '../../database/write-context.ts';
import { write } from '../../database/write.ts';
import { problems } from '../../http/problem.ts';
import { validated } from '../../http/validated.ts';
import type { Services } from '../../services.ts';
import {
  deleteSocialLink,
  insertSocialLink,
  listSocialRecords,
  updateSocialLink,
  type SocialFacts,
} from './social-media.repository.ts';

const entity = 'social-media';

export function createSocialLink(services: Services, context: WriteContext, value: unknown): Promise<SocialLinkRecord> {
  const { facts } = socialFacts(value);
  return write(services, context, { action: 'create', entity }, async (trx, stamp) => {
    const id = await insertSocialLink(trx, facts, stamp);
    return { data: await record(trx, id), entityId: id, title: facts.name };
  });
}

export function changeSocialLink(services: Services, context: WriteContext, value: unknown): Promise<SocialLinkRecord> {
  const { facts, id, version } = socialFacts(value);
  if (id === undefined) throw problems.invalid({ id: invalid.required });
  if (version === undefined) throw problems.invalid({ version: invalid.required });
  const guard = { table: 'social_media', id, version, current: (trx: Db) => record(trx, id) } as const;
  return write(services, context, { action: 'update', entity, guard }, async (trx) => {
    await updateSocialLink(trx, id, facts);
    return { data: await record(trx, id), entityId: id, title: facts.name };
  });
}

export function removeSocialLink(services: Services, context: WriteContext, id: number): Promise<{ id: number }> {
  return write(services, context, { action: 'delete', entity }, async (trx) => {
    const { name } = await record(trx, id);
    await deleteSocialLink(trx, id);
    return { data: { id }, entityId: id, title: name };
  });
}

export function orderSocialLinks(
  services: Services,
  context: WriteContext,
  items: readonly QueueItem[],
): Promise<null> {
  return write(services, context, { action: 'order', entity }, async (trx) => {
    await reorder(trx, 'social_media', items);
    return { data: null, entityId: null, title: `${items.length} bağlantı`, fields: ['queue'] };
  });
}

function socialFacts(value: unknown): { facts: SocialFacts; id: number | undefined; version: number | undefined } {
  const { id, version, name, uri, icon_name } = validated(socialLinkInputSchema, value);
  return { facts: { name, uri, icon_name: icon_name ?? socialIconOf(uri) }, id, version };
}

async function record(db: Db, id: number): Promise<SocialLinkRecord> {
  const found = (await listSocialRecords(db)).find((link) => link.id === id);
  if (!found) throw problems.notFound();
  return found;
}
