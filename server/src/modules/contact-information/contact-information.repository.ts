import type { ContactItem, ContactSection } from 'shared-contracts/contact-information';
import type { Db } from '../../database/tables.ts';

/** The facts of the asked language and those that show in every language. */
export function listContactItems(db: Db, lang: string): Promise<ContactItem[]> {
  return db
    .selectFrom('contact_information')
    .select(['id', 'section', 'name', 'content', 'lang', 'queue'])
    .where((where) => where.or([where('lang', 'is', null), where('lang', '=', lang)]))
    .orderBy('section')
    .orderBy('queue', 'desc')
    .$narrowType<{ section: ContactSection }>()
    .execute();
}
