import type { DataRequestRecord, PersonalMessage } from '@vitrin/shared-contracts/privacy';

/** Returns a data request that is due in a week. */
export function dataRequest(id: number, name: string, changed: Partial<DataRequestRecord> = {}): DataRequestRecord {
  return {
    id,
    reference: `KVKK-AB${id}C-DEF4`,
    kind: 'erasure',
    name,
    email: 'ayse@ornek.example',
    received_on: '2026-01-05',
    due_on: '2026-02-04',
    days_left: 7,
    state: 'open',
    closed_at: null,
    version: 3,
    updated_at: '2026-01-06T09:00:00.000Z',
    text: 'Verilerimin silinmesini istiyorum.',
    outcome: '',
    ...changed,
  };
}

export function personalMessage(id: number, changed: Partial<PersonalMessage> = {}): PersonalMessage {
  return {
    id,
    kind: 'contact',
    reference: `KLMN-PR${id}S`,
    name: 'Ayşe Işık',
    subject: `Konu ${id}`,
    section: 'mail',
    quarantined: false,
    created_at: '2026-01-05T09:00:00.000Z',
    retain_until: '2028-01-04T21:00:00.000Z',
    has_cv: false,
    notes: 0,
    replies: 0,
    ...changed,
  };
}
