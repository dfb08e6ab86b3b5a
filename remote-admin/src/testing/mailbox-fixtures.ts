import type { MessageRecord, MessageRow } from '@vitrin/shared-contracts/mailbox';
import type {
  Assignee,
  MessageEvent,
  MessageEventName,
  MessageLabel,
  MessageNote,
} from '@vitrin/shared-contracts/message-workflow';

const created_at = '2026-01-06T09:00:00.000Z';

export function messageRow(id: number, name: string, changed: Partial<MessageRow> = {}): MessageRow {
  return {
    id,
    reference: `ABCD-000${id}`,
    section: 'mail',
    check: 0,
    name,
    email: `kisi${id}@ornek.example`,
    subject: `Konu ${id}`,
    excerpt: 'Melet köprüsü için teklif almak istiyoruz.',
    has_cv: false,
    stage: 'new',
    assignee: null,
    opening: null,
    labels: [],
    quarantine: [],
    created_at,
    ...changed,
  };
}

export function messageRecord(id: number, name: string, changed: Partial<MessageRecord> = {}): MessageRecord {
  const { excerpt, has_cv: _hasCv, ...row } = messageRow(id, name);
  return {
    ...row,
    phone: '+90 (452) 555 00 00',
    message: excerpt,
    lang: 'tr',
    notice_revision: 3,
    cv: null,
    retain_until: '2027-01-06T09:00:00.000Z',
    pool_consent_at: null,
    notes: [],
    events: [],
    replies: [],
    related: [],
    ...changed,
  };
}

export function messageLabel(id: number, name: string, changed: Partial<MessageLabel> = {}): MessageLabel {
  return { id, name, colour: 'teal', version: 2, updated_at: created_at, ...changed };
}

export function assignee(id: number, name: string): Assignee {
  return { id, name };
}

export function messageNote(id: number, text: string): MessageNote {
  return { id, author: 'Deniz Aksoy', text, created_at };
}

export function messageEvent(id: number, event: MessageEventName, detail = '', actor = 'Deniz Aksoy'): MessageEvent {
  return { id, at: created_at, actor, event, detail };
}
