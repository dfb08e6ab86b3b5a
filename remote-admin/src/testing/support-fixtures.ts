import type { SupportDeskRow, SupportRecord } from '@vitrin/shared-contracts/support';

const created_at = '2026-01-05T09:00:00.000Z';
const updated_at = '2026-01-06T09:00:00.000Z';

/** Returns a support request of another user. */
export function supportRow(id: number, changed: Partial<SupportDeskRow> = {}): SupportDeskRow {
  return {
    id,
    subject: `Talep ${id}`,
    importance: 'normal',
    status: 'open',
    answers: 0,
    author: 'Deniz Kaya',
    created_at,
    updated_at,
    ...changed,
  };
}

/** Returns a support request with a message and a reply. */
export function supportRecord(id: number, changed: Partial<SupportRecord> = {}): SupportRecord {
  const { is_own = false } = changed;
  const attachment = { id: 8, name: 'Ekran görüntüsü.png', bytes: 345_678, type: 'png' } as const;
  return {
    ...supportRow(id),
    is_own,
    forwarded: null,
    messages: [
      { id: 1, author: 'Deniz Kaya', is_own, message: 'Görsel yüklenmiyor.', attachments: [attachment], created_at },
      {
        id: 2,
        author: 'Gülşah İnceoğlu',
        is_own: !is_own,
        message: 'Çok büyük.',
        attachments: [],
        created_at: updated_at,
      },
    ],
    ...changed,
  };
}
