import type { OpeningRecord, OpeningRow } from '@vitrin/shared-contracts/openings';
import { openingDefinition } from '@vitrin/shared-contracts/records/opening';
import { emptyTexts } from './empty-texts.ts';
import { textDocument } from './fixtures.ts';

const updated_at = '2026-01-06T09:00:00.000Z';

export function openingRow(id: number, title: string, changed: Partial<OpeningRow> = {}): OpeningRow {
  return {
    id,
    title,
    queue: 100 - id,
    active: 1,
    employment: 'full-time',
    province: 'izmir',
    closes_on: '2030-06-30',
    positions: null,
    state: 'open',
    version: 2,
    updated_at,
    languages: ['tr'],
    ...changed,
  };
}

export function openingRecord(changed: Partial<OpeningRecord> = {}): OpeningRecord {
  const { title: _title, languages: _languages, state: _state, ...row } = openingRow(12, '');
  const texts = { title: 'Saha mühendisi', seo_name: 'saha-muhendisi', document: textDocument };
  return { ...row, translations: { tr: emptyTexts(openingDefinition, texts) }, ...changed };
}
