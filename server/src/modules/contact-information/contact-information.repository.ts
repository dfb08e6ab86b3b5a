import type { ContactItem, ContactItemRecord, ContactSection } from '@vitrin/shared-contracts/contact-information';
import { telephoneUri } from '@vitrin/shared-contracts/phone';
import type { Db } from '../../platform/database/tables.ts';

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
