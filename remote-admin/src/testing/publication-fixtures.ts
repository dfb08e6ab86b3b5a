import { api } from '@vitrin/shared-contracts/paths';
import type { DiscardedCopy, RecordPublication, UnpublishedWork } from '@vitrin/shared-contracts/publication';

/** Publication of a record that is on the site in Turkish, without other work. */
export const publishedRecord: RecordPublication = {
  copy: null,
  schedule: null,
  active: true,
  visible_from: null,
  languages: ['tr'],
  published_before: ['tr'],
};

const nothing: UnpublishedWork = { copies: [], schedules: [] };

/** Returns the data of a read below the publication path when nothing is unpublished; undefined for another path. */
export function publicationData(path: string): RecordPublication | UnpublishedWork | DiscardedCopy[] | undefined {
  if (!path.startsWith(`${api.adminPublication}/`)) return undefined;
  const [, record, part] = path.slice(api.adminPublication.length + 1).split('/');
  if (part === 'discarded') return [];
  return record === undefined ? nothing : publishedRecord;
}
