import type { ItemRow } from '../../index/import-rows.repository.ts';
import type { ArchiveItem } from '../../reading/archive/archive-item.ts';
import type { SourceItem } from '../../reading/source-item.ts';
import type { ImportRun, Outcome } from '../import-run.ts';
import { applyCopy, applySchedule } from './apply-drafts.ts';
import { applyDownload, applyPicture } from './apply-files.ts';
import { applyKind } from './apply-kind.ts';
import { applyLanguage } from './apply-language.ts';
import { applyRecord } from './apply-record.ts';

const types: ReadonlySet<SourceItem['type']> = new Set([
  'copy',
  'download',
  'kind',
  'language',
  'picture',
  'record',
  'schedule',
] satisfies ArchiveItem['type'][]);

/** Checks whether an item is one of an archive of this product. */
export function isArchived(item: SourceItem): item is ArchiveItem {
  return types.has(item.type);
}

/** Writes an item of an archive. */
export function applyArchived(run: ImportRun, row: ItemRow, item: ArchiveItem): Promise<Outcome> {
  if (item.type === 'language') return applyLanguage(run, { item, row });
  if (item.type === 'picture') return applyPicture(run, { item, row });
  if (item.type === 'download') return applyDownload(run, { item, row });
  if (item.type === 'record') return applyRecord(run, { item, row });
  if (item.type === 'kind') return applyKind(run, { item });
  return item.type === 'copy' ? applyCopy(run, { item, row }) : applySchedule(run, { item, row });
}
