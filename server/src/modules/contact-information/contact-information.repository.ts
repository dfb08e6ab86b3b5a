import type { ContactItem, ContactItemRecord, ContactSection } from '@vitrin/shared-contracts/contact-information';
import { telephoneUri } from '@vitrin/shared-contracts/phone';
import { nextQueue } from '../../content/reorder.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

/**
 * Returns the items of the requested language and those without a language, which appear in all languages. Both have an
 * order of their own.
 */
export async function listContactItems(db: Db, lang: string): Promise<ContactItem[]> {
  const items = await db
    .selectFrom('contact_information')
    .select(['id', 'section', 'name', 'content', 'lang', 'queue'])
    .where((where) => where.or([where('lang', 'is', null), where('lang', '=', lang)]))
    .orderBy('section')
    .orderBy('queue', 'desc')
    .orderBy('id')
    .$narrowType<{ section: ContactSection }>()
    .execute();
  return items.map((item) => ({ ...item, ...dialled(item) }));
}

function dialled({ section, content }: ContactItem): Pick<ContactItem, 'tel'> {
  const tel = section === 'telefon' ? telephoneUri(content) : null;
  return tel === null ? {} : { tel };
}

const recordColumns = ['id', 'section', 'name', 'content', 'lang', 'queue', 'version', 'updated_at'] as const;

/** Returns all items for the panel, by section and language, each list in its own order. */
export function listContactRecords(db: Db): Promise<ContactItemRecord[]> {
  return db
    .selectFrom('contact_information')
    .select(recordColumns)
    .orderBy('section')
    .orderBy('lang', (order) => order.asc().nullsFirst())
    .orderBy('queue', 'desc')
    .orderBy('id')
    .$narrowType<{ section: ContactSection }>()
    .execute();
}

export async function findContactRecord(db: Db, id: number): Promise<ContactItemRecord | null> {
  const row = await db
    .selectFrom('contact_information')
    .select(recordColumns)
    .where('id', '=', id)
    .$narrowType<{ section: ContactSection }>()
    .executeTakeFirst();
  return row ?? null;
}

export type ContactItemFields = Pick<ContactItem, 'section' | 'name' | 'content' | 'lang'>;

export async function insertContactItem(
  trx: Db,
  facts: ContactItemFields,
  { now, userId }: Stamp,
  id?: number,
): Promise<number> {
  const { section, lang } = facts;
  const queue = await nextQueue(trx, 'contact_information', { section, lang });
  const row = await trx
    .insertInto('contact_information')
    .values({ id, ...facts, queue, created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Updates an item. When it moves to another section or language it gets the first position there. */
export async function updateContactItem(trx: Db, current: ContactItemRecord, facts: ContactItemFields): Promise<void> {
  const { section, name, content, lang } = facts;
  const isSameList = current.section === section && current.lang === lang;
  const queue = isSameList ? current.queue : await nextQueue(trx, 'contact_information', { section, lang });
  await trx
    .updateTable('contact_information')
    .set({ section, name, content, lang, queue })
    .where('id', '=', current.id)
    .execute();
}

export async function deleteContactItem(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('contact_information').where('id', '=', id).execute();
}
