import type { PersonRecord, PersonRow } from '@vitrin/shared-contracts/people';
import { personDefinition } from '@vitrin/shared-contracts/records/person';
import { emptyTexts } from './empty-texts.ts';
import { textDocument } from './fixtures.ts';

const updated_at = '2026-01-06T09:00:00.000Z';

export function personRow(id: number, name: string, changed: Partial<PersonRow> = {}): PersonRow {
  return {
    id,
    name,
    role: 'Genel müdür',
    queue: 100 - id,
    active: 1,
    has_page: 1,
    consent_on: '2026-03-02',
    portrait: null,
    version: 2,
    updated_at,
    languages: ['tr'],
    articles: 0,
    ...changed,
  };
}

export function personRecord(changed: Partial<PersonRecord> = {}): PersonRecord {
  const { name: _name, role, languages: _languages, articles: _articles, ...row } = personRow(12, '');
  const texts = { name: 'Ayşe Yılmaz', seo_name: 'ayse-yilmaz', role, document: textDocument };
  return {
    ...row,
    email: '',
    phone: '',
    profile_url: '',
    translations: { tr: emptyTexts(personDefinition, texts) },
    ...changed,
  };
}
