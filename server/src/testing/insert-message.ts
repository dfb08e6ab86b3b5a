import type { Insertable } from 'kysely';
import { searchText } from '../platform/database/search.ts';
import type { Tables } from '../platform/database/tables.ts';
import { newReference } from '../platform/reference.ts';
import type { TestApp } from './test-app.ts';

type NewMessage = Insertable<Tables['messages']>;

/** Inserts an existing message of an earlier visitor. */
export async function insertMessage(
  { services: { db } }: TestApp,
  changed: Partial<NewMessage> = {},
): Promise<{ id: number; reference: string }> {
  const reference = newReference();
  const message: NewMessage = {
    kind: 'contact',
    reference,
    name: 'Ayşe Işık',
    email: 'ayse@ornek.example',
    sender: 'ayse@ornek.example',
    phone: '+90 452 555 00 00',
    subject: 'Köprü projesi',
    message: 'Melet köprüsü için teklif almak istiyoruz.',
    lang: 'tr',
    notice_revision: null,
    created_at: new Date().toISOString(),
    retain_until: null,
    content_hash: reference,
    text_hash: null,
    search_text: '',
    ...changed,
  };
  const { name, email, phone, subject } = message;
  const search_text = searchText(reference, name, email, phone, subject, message.message);
  return db
    .insertInto('messages')
    .values({ ...message, search_text })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
}
