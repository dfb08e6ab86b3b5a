import type { DocumentRecord, DocumentRow } from '@vitrin/shared-contracts/documents';
import { documentDefinition } from '@vitrin/shared-contracts/records/document';
import { emptyTexts } from './empty-texts.ts';

const updated_at = '2026-01-06T09:00:00.000Z';

export function documentRow(id: number, title: string, changed: Partial<DocumentRow> = {}): DocumentRow {
  return {
    id,
    title,
    queue: 100 - id,
    active: 1,
    files: [{ path: `/media/files/${'a'.repeat(32)}.pdf`, name: 'katalog.pdf', type: 'pdf', bytes: 24_576 }],
    cover: null,
    category: 'catalogue',
    file_language: 'tr',
    issued_on: '2026-03-05',
    downloads: { total: 1_204, recent: 31 },
    version: 2,
    updated_at,
    languages: ['tr'],
    ...changed,
  };
}

export function documentRecord(changed: Partial<DocumentRecord> = {}): DocumentRecord {
  const { title: _title, languages: _languages, downloads: _downloads, ...row } = documentRow(13, '');
  return { ...row, translations: { tr: emptyTexts(documentDefinition, { title: 'Ürün kataloğu' }) }, ...changed };
}
