import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { Db } from '../platform/database/tables.ts';

let count = 0;

/** Inserts a message as the public form does, with the fields in `changed` replaced. Returns its id. */
export async function addMessage(
  db: Db,
  kind: MailboxKind,
  changed: { name?: string; check?: 0 | 1; quarantine?: string; section?: 'mail' | 'trash' } = {},
): Promise<number> {
  count += 1;
  const { id } = await db
    .insertInto('messages')
    .values({
      kind,
      reference: `TEST-${count}`,
      name: 'Ayşe Işık',
      email: 'ayse@ornek.example',
      phone: '+90 452 555 00 00',
      subject: 'Köprü projesi',
      message: 'Melet köprüsü için teklif almak istiyoruz.',
      lang: 'tr',
      notice_revision: null,
      created_at: new Date().toISOString(),
      retain_until: null,
      content_hash: `test-${count}`,
      text_hash: null,
      search_text: '',
      ...changed,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
