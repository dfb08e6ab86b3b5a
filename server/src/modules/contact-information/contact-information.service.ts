import {
  contactContentProblem,
  contactItemInputSchema,
  type ContactItemRecord,
} from 'shared-contracts/contact-information';
import type { QueueItem } from 'shared-contracts/queue';
import { invalid } from 'shared-contracts/validation';
import { knownLanguages } from '../../database/active-languages.ts';
import { reorder } from '../../database/reorder.ts';
import type { Db } from '../../database/tables.ts';
import type { WriteContext } from '../../database/write-context.ts';
import { write } from '../../database/write.ts';
import { problems } from '../../http/problem.ts';
import { validated } from '../../http/validated.ts';
import type { Services } from '../../services.ts';
import {
  deleteContactItem,
  findContactRecord,
  insertContactItem,
  updateContactItem,
  type ContactFacts,
} from './contact-information.repository.ts';

const entity = 'contact-information';

export function createContactItem(
  services: Services,
  context: WriteContext,
  value: unknown,
): Promise<ContactItemRecord> {
  const { facts } = contactFacts(value);
  return write(services, context, { action: 'create', entity }, async (trx, stamp) => {
    await checkLanguage(trx, facts);
    const id = await insertContactItem(trx, facts, stamp);
    return { data: await record(trx, id), entityId: id, title: facts.name };
  });
}

export function changeContactItem(
  services: Services,
  context: WriteContext,
  value: unknown,
): Promise<ContactItemRecord> {
  const { facts, id, version } = contactFacts(value);
  if (id === undefined) throw problems.invalid({ id: invalid.required });
  if (version === undefined) throw problems.invalid({ version: invalid.required });
  const guard = { table: 'contact_information', id, version, current: (trx: Db) => record(trx, id) } as const;
  return write(services, context, { action: 'update', entity, guard }, async (trx) => {
    await checkLanguage(trx, facts);
    await updateContactItem(trx, await record(trx, id), facts);
    return { data: await record(trx, id), entityId: id, title: facts.name };
  });
}

export function removeContactItem(services: Services, context: WriteContext, id: number): Promise<{ id: number }> {
  return write(services, context, { action: 'delete', entity }, async (trx) => {
    const { name } = await record(trx, id);
    await deleteContactItem(trx, id);
    return { data: { id }, entityId: id, title: name };
  });
}

/** The items of one section and language (design §5). */
export function orderContactItems(
  services: Services,
  context: WriteContext,
  items: readonly QueueItem[],
): Promise<null> {
  return write(services, context, { action: 'order', entity }, async (trx) => {
    await reorder(trx, 'contact_information', items);
    return { data: null, entityId: null, title: `${items.length} bilgi`, fields: ['queue'] };
  });
}

function contactFacts(value: unknown): { facts: ContactFacts; id: number | undefined; version: number | undefined } {
  const { id, version, content_data, section, name, lang } = validated(contactItemInputSchema, value);
  const problem = contactContentProblem(section, content_data);
  if (problem) throw problems.invalid({ content_data: problem });
  return { facts: { section, name, content: content_data, lang }, id, version };
}

async function checkLanguage(trx: Db, { lang }: ContactFacts): Promise<void> {
  if (lang !== null && !(await knownLanguages(trx)).has(lang)) throw problems.invalid({ lang: invalid.choice });
}

async function record(db: Db, id: number): Promise<ContactItemRecord> {
  const found = await findContactRecord(db, id);
  if (!found) throw problems.notFound();
  return found;
}
