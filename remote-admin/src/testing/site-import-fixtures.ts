import type { ImportFile, ImportJob, ImportReportItem, SiteImportRow } from '@vitrin/shared-contracts/site-import';

export const importFile = (extra: Partial<ImportFile> = {}): ImportFile => ({
  id: 5,
  role: 'content',
  name: 'site.xml',
  bytes: 10,
  part_bytes: 4,
  next_part: 0,
  parts: 3,
  fingerprint: '1.10.site.xml',
  ...extra,
});

export const importJob = (extra: Partial<ImportJob> = {}): ImportJob => ({
  id: 1,
  step: 'upload',
  state: 'open',
  is_stopping: false,
  files: [],
  from: '',
  source: '',
  import_id: null,
  done: 0,
  total: 0,
  counts: [],
  files_to_fetch: 0,
  problem: null,
  kept: [],
  started_by: 'Gülşah İnceoğlu',
  ...extra,
});

export const importItem = (id: number, extra: Partial<ImportReportItem> = {}): ImportReportItem => ({
  id,
  type: 'post',
  title: `Yazı ${id}`,
  place: `site.xml:${id}`,
  state: 'created',
  notes: [],
  screen: null,
  ...extra,
});

export const importRow = (id: number, extra: Partial<SiteImportRow> = {}): SiteImportRow => ({
  id,
  source: 'eski.example',
  at: '2026-11-01T09:00:00.000Z',
  author: 'Ayşe Yılmaz',
  state: 'done',
  changes: 12,
  ...extra,
});
