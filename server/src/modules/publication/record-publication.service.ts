import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { RecordPublication, ScheduledPublication, UnpublishedWork } from '@vitrin/shared-contracts/publication';
import { limits } from '@vitrin/shared-contracts/limits';
import type { ContentKind } from '../../content/content-kind.ts';
import { recordedLanguages } from '../../content/history/record-versions.repository.ts';
import type { CopyReader } from '../../content/publication/copy-authors.ts';
import { mayDraftRecord, mayWriteCopy, ownDraftsOf, writesOnlyOwn } from '../../content/publication/own-drafts.ts';
import { findSchedule, listSchedules, type StoredSchedule } from '../../content/publication/schedules.repository.ts';
import { isOnSite, visibleFrom } from '../../content/publication/site-state.ts';
import { findCopy, listCopies } from '../../content/publication/working-copies.repository.ts';
import { NotFound } from '../../platform/errors.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { toCopyRow, toWorkingCopy } from './working-copies.service.ts';

/** Returns a scheduled publication as the panel shows it. */
export function toScheduled(schedule: StoredSchedule): ScheduledPublication {
  const { id, record, copy_id, action, title, due_at, author_name: author, languages, problem } = schedule;
  return { id, record, copy_id, action, title, due_at, author, languages, problem };
}

/** Returns everything of a kind that is not published, as far as the user may write it. */
export async function unpublishedWork(
  { db }: Pick<PlatformServices, 'db'>,
  kind: ContentKind,
  reader: CopyReader,
): Promise<UnpublishedWork> {
  const startedBy = writesOnlyOwn(kind, reader) ? reader.id : null;
  const copies = await listCopies(db, kind.entity, { limit: limits.unpublishedShown, startedBy });
  const schedules = await listSchedules(db, kind.entity, limits.unpublishedShown);
  const records = [...copies, ...schedules].map(({ record }) => record);
  const isOwn = await ownDraftsOf(db, kind, reader, records);
  const shown = copies.filter((copy) => isOwn({ record: copy.record, copy }));
  const copyOf = (id: string | null) => copies.find((copy) => copy.id === id);
  return {
    copies: shown.map((copy) => toCopyRow(kind, copy, reader)),
    schedules: schedules.filter(({ record, copy_id }) => isOwn({ record, copy: copyOf(copy_id) })).map(toScheduled),
  };
}

/** Returns what the form of a record shows about its publication. */
export async function recordPublication(
  services: Pick<ContentServices, 'db' | 'config' | 'kinds'>,
  { kind, record, reader }: { kind: ContentKind; record: string; reader: CopyReader },
): Promise<RecordPublication> {
  const { db } = services;
  const { entity } = kind;
  const live = await kind.read(services, record);
  if (!live) throw new NotFound();
  const copy = await findCopy(db, entity, { record });
  const may_draft = await (copy ? mayWriteCopy(db, kind, copy, reader) : mayDraftRecord(db, kind, record, reader));
  const schedule = await findSchedule(db, entity, { record });
  const languages = languagesOf(live.values);
  const before = await recordedLanguages(db, { entity, record });
  return {
    copy: may_draft && copy ? toWorkingCopy(kind, copy, reader) : null,
    may_draft,
    schedule: schedule && toScheduled(schedule),
    active: isOnSite(live.values),
    visible_from: visibleFrom(live.values),
    languages,
    published_before: [...new Set([...languages, ...before])],
  };
}

function languagesOf({ translations }: ContentValues): string[] {
  return Object.entries(translations ?? {}).flatMap(([language, texts]) => (texts ? [language] : []));
}
