import { adminPaths, dialogAddress } from '@vitrin/shared-contracts/paths';
import { trashRecord } from '../../content/trash/move-to-trash.ts';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import { createdRecord, rowKeys, type ContentKind } from '../../content/content-kind.ts';
import {
  contactContentProblem,
  contactItemFields,
  contactItemInputSchema,
  type ContactItemRecord,
} from '@vitrin/shared-contracts/contact-information';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { invalid } from '@vitrin/shared-contracts/validation';
import { knownLanguages } from '../../content/active-languages.ts';
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
  deleteContactItem,
  findContactRecord,
  insertContactItem,
  updateContactItem,
  type ContactItemFields,
} from './contact-information.repository.ts';

const entity = 'contact-information';

export function createContactItem(
  services: Services,
  context: WriteContext,
  value: unknown,
): Promise<ContactItemRecord> {
  const facts = contactFacts(value);
  return write(services, context, { action: 'create', entity }, (trx, stamp) => addContactItem(trx, stamp, facts));
}

function contactFacts(value: unknown): ContactItemFields {
  const { section, name, content_data, lang } = validated(contactItemInputSchema, value);
  const facts = { section, name, content: content_data, lang };
  checkContent(facts);
  return facts;
}

/** Creates an item within an open transaction; one that was deleted gets its former id. */
async function addContactItem(
  trx: Db,
  stamp: Stamp,
  facts: ContactItemFields,
  formerId?: number,
): Promise<Written<ContactItemRecord>> {
  await checkLanguage(trx, facts);
  const id = await insertContactItem(trx, facts, stamp, formerId);
  return { data: await readContactItem(trx, id), entityId: id, title: facts.name };
}

/** Changes only the fields that are sent (product §7). */
export function changeContactItem(
  services: Services,
  context: WriteContext,
  value: Readonly<Record<string, unknown>>,
): Promise<ContactItemRecord> {
  const { id, version = null, ...input } = sentFields(contactItemInputSchema, value);
  if (id === undefined) throw new Invalid({ id: invalid.required });
  const form = { kind: contactItemKind, record: String(id), version, input } as const;
  return saveRecord(services, context, form, (trx, _stamp, merged) => savedChange(trx, id, merged.input));
}

type SentItem = Partial<Pick<ContactItemFields, 'section' | 'name' | 'lang'>> & { content_data?: string };

async function savedChange(
  trx: Db,
  id: number,
  { content_data, ...sent }: SentItem,
): Promise<Written<ContactItemRecord>> {
  const changes = content_data === undefined ? sent : { ...sent, content: content_data };
  const before = await readContactItem(trx, id);
  const facts = { ...before, ...changes };
  if ('content' in changes || 'section' in changes) checkContent(facts);
  await checkLanguage(trx, facts);
  await updateContactItem(trx, before, facts);
  const fields = changedFields(before, changes);
  return { data: await readContactItem(trx, id), entityId: id, title: facts.name, fields };
}

/** Contact items in the history. */
export const contactItemKind: ContentKind = {
  entity,
  table: 'contact_information',
  schema: 1,
  fields: contactItemFields,
  right: 'contact-information.write',
  screen: (key) => dialogAddress(adminPaths.contactInformation, key),
  records: (db) => rowKeys(db, 'contact_information'),
  async read({ db }, key) {
    const found = await findContactRecord(db, Number(key));
    if (!found) return null;
    const { version, updated_at: updatedAt, name: title, content: content_data } = found;
    return { version, updatedAt, title, values: storedValues(contactItemFields, { ...found, content_data }) };
  },
  save: async ({ db }, key, values) =>
    (await savedChange(db, Number(key), validated(contactItemInputSchema, values))).data,
  create: async ({ db }, values, stamp, id) => createdRecord(await addContactItem(db, stamp, contactFacts(values), id)),
  async remove({ db }, key) {
    const { id } = await readContactItem(db, Number(key));
    await deleteContactItem(db, id);
  },
  shownOn: async () => publicPaths.contact,
  rows: { order: 'contact_information' },
};

export function removeContactItem(services: Services, context: WriteContext, id: number): Promise<{ id: number }> {
  return trashRecord(services, context, contactItemKind, id);
}

/** Returns the order operations for the items of one section and language (product §4). */
export function contactOrder(services: Services): OrderOperations {
  const titleOf = async (trx: Db, id: number) => (await readContactItem(trx, id)).name;
  return createOrderOperations(services, { table: 'contact_information', entity, noun: 'bilgi', titleOf });
}

function checkContent({ section, content }: ContactItemFields): void {
  const problem = contactContentProblem(section, content);
  if (problem) throw new Invalid({ content_data: problem });
}

async function checkLanguage(trx: Db, { lang }: ContactItemFields): Promise<void> {
  if (lang !== null && !(await knownLanguages(trx)).has(lang)) throw new Invalid({ lang: invalid.choice });
}

export async function readContactItem(db: Db, id: number): Promise<ContactItemRecord> {
  const found = await findContactRecord(db, id);
  if (!found) throw new NotFound();
  return found;
}
