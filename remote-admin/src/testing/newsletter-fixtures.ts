import type { LetterRecord, NewsletterRecord, SubscriptionRow } from '@vitrin/shared-contracts/newsletter';

const at = '2026-01-06T09:00:00.000Z';

export function newsletterRecord(changed: Partial<NewsletterRecord> = {}): NewsletterRecord {
  return {
    enabled: false,
    footer: false,
    contract_id: null,
    version: 1,
    updated_at: null,
    can_send: true,
    contracts: [{ id: 4, name: 'Bülten Aydınlatma Metni', is_confirmed: true, is_newsletter_notice: true }],
    counts: { waiting: 2, confirmed: 40, left: 3, refused: 1 },
    ...changed,
  };
}

export function letterRecord(id: number, changed: Partial<LetterRecord> = {}): LetterRecord {
  return {
    id,
    lang: 'tr',
    subject: 'Ocak mektubu',
    preface: 'Merhaba.',
    articles: [7],
    names: [{ id: 7, title: 'Köprü' }],
    state: 'draft',
    version: 1,
    updated_at: at,
    started_at: null,
    progress: { queued: 0, sent: 0, refused: 0 },
    recipients: 40,
    can_send: true,
    enabled: true,
    ...changed,
  };
}

export function subscriptionRow(id: number, changed: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return {
    id,
    email: `kisi${id}@ornek.example`,
    lang: 'tr',
    state: 'confirmed',
    created_at: at,
    changed_at: at,
    proofs: [
      { at, event: 'requested', statement: 'Bülten almayı kabul ediyorum.', notice_revision: 5, place: '/iletisim' },
      { at, event: 'confirmed', statement: '', notice_revision: null, place: '' },
    ],
    ...changed,
  };
}
