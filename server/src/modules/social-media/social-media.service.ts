import { adminPaths, dialogAddress } from '@vitrin/shared-contracts/paths';
import { trashRecord } from '../../content/trash/move-to-trash.ts';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import { createdRecord, rowKeys, type ContentKind } from '../../content/content-kind.ts';
import {
  socialIconOf,
  socialLinkFields,
  socialLinkInputSchema,
  type SocialIcon,
  type SocialLinkRecord,
} from '@vitrin/shared-contracts/social-media';
import { invalid } from '@vitrin/shared-contracts/validation';
import { changedFields } from '../../content/changed-fields.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import { write, type Written } from '../../content/write.ts';
import { createOrderOperations, type OrderOperations } from '../../content/order-operations.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { sentFields } from '../../platform/http/sent-fields.ts';
import { validated } from '../../platform/http/validated.ts';
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
  const facts = socialFacts(value);
  return write(services, context, { action: 'create', entity }, (trx, stamp) => addSocialLink(trx, stamp, facts));
}

function socialFacts(value: unknown): SocialFacts {
  const { name, uri, icon_name } = validated(socialLinkInputSchema, value);
  return { name, uri, icon_name: icon_name ?? socialIconOf(uri) };
}

/** Creates a link within an open transaction; one that was deleted gets its former id. */
async function addSocialLink(
  trx: Db,
  stamp: Stamp,
  facts: SocialFacts,
  formerId?: number,
): Promise<Written<SocialLinkRecord>> {
  const id = await insertSocialLink(trx, facts, stamp, formerId);
  return { data: await readSocialLink(trx, id), entityId: id, title: facts.name };
}

/** Saves exactly the fields that are sent (product §7). */
export function changeSocialLink(
  services: Services,
  context: WriteContext,
  value: Readonly<Record<string, unknown>>,
): Promise<SocialLinkRecord> {
  const { id, version = null, ...sent } = sentFields(socialLinkInputSchema, value);
  if (id === undefined) throw new Invalid({ id: invalid.required });
  const form = { kind: socialLinkKind, record: String(id), version, input: sent } as const;
  const isEmptied = 'icon_name' in value && sent.icon_name === undefined;
  return saveRecord(services, context, form, (trx, _stamp, { input }) => savedChange(trx, id, input, isEmptied));
}

type SentLink = Partial<Pick<SocialLinkRecord, 'name' | 'uri'>> & { icon_name?: SocialIcon | undefined };

async function savedChange(
  trx: Db,
  id: number,
  sent: SentLink,
  isEmptied: boolean,
): Promise<Written<SocialLinkRecord>> {
  const before = await readSocialLink(trx, id);
  const { name, uri } = { ...before, ...sent };
  const facts = { name, uri, icon_name: sent.icon_name ?? resolveIcon(before, uri, isEmptied) };
  await updateSocialLink(trx, id, facts);
  return { data: await readSocialLink(trx, id), entityId: id, title: name, fields: changedFields(before, facts) };
}

/** Links to social media in the history. */
export const socialLinkKind: ContentKind = {
  entity,
  table: 'social_media',
  schema: 1,
  fields: socialLinkFields,
  right: 'social-media.write',
  screen: (key) => dialogAddress(adminPaths.socialMedia, key),
  records: (db) => rowKeys(db, 'social_media'),
  async read({ db }, key) {
    const found = (await listSocialRecords(db)).find(({ id }) => String(id) === key);
    if (!found) return null;
    const { version, updated_at: updatedAt, name: title } = found;
    return { version, updatedAt, title, values: storedValues(socialLinkFields, found) };
  },
  save: async ({ db }, key, values) =>
    (await savedChange(db, Number(key), validated(socialLinkInputSchema, values), false)).data,
  create: async ({ db }, values, stamp, id) => createdRecord(await addSocialLink(db, stamp, socialFacts(values), id)),
  async remove({ db }, key) {
    const { id } = await readSocialLink(db, Number(key));
    await deleteSocialLink(db, id);
  },
  rows: { order: 'social_media' },
};

/**
 * Returns the icon if the form sends none: one that was derived from the old address follows the new one, a chosen one
 * is kept unless emptied.
 */
function resolveIcon(before: SocialLinkRecord, uri: string, isEmptied: boolean): SocialIcon {
  const isGuessed = isEmptied || before.icon_name === socialIconOf(before.uri);
  return isGuessed ? socialIconOf(uri) : before.icon_name;
}

export function removeSocialLink(services: Services, context: WriteContext, id: number): Promise<{ id: number }> {
  return trashRecord(services, context, socialLinkKind, id);
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
