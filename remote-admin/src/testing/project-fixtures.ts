import type { ProjectRecord, ProjectRow } from '@vitrin/shared-contracts/projects';
import { projectDefinition } from '@vitrin/shared-contracts/records/project';
import { emptyTexts } from './empty-texts.ts';
import { textDocument } from './fixtures.ts';

const updated_at = '2026-01-06T09:00:00.000Z';

export function projectRow(id: number, title: string, changed: Partial<ProjectRow> = {}): ProjectRow {
  return {
    id,
    title,
    queue: 100 - id,
    active: 1,
    year: 2024,
    province: 'izmir',
    client_confidential: 0,
    cover: null,
    version: 2,
    updated_at,
    languages: ['tr'],
    ...changed,
  };
}

export function projectRecord(changed: Partial<ProjectRecord> = {}): ProjectRecord {
  const { title: _title, languages: _languages, ...row } = projectRow(11, '');
  const texts = { title: 'Asma köprü', seo_name: 'asma-kopru', document: textDocument };
  return {
    ...row,
    area: null,
    services: [],
    before: null,
    after: null,
    gallery: [],
    translations: { tr: emptyTexts(projectDefinition, texts) },
    ...changed,
  };
}
