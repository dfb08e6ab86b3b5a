import { parse } from 'secure-json-parse';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { ScheduledAction } from '@vitrin/shared-contracts/publication';
import { upgradeValues } from '@vitrin/shared-contracts/records/upgrades';
import type { ContentKind, ContentSource } from '../../content/content-kind.ts';
import { authorsOf, starterOf, type StartedCopy } from '../../content/publication/copy-authors.ts';
import type { ArchivedCopy, ArchivedSchedule } from './archive-form.ts';
import { allCopies, allSchedules, emailsOfUsers } from './unpublished.repository.ts';

/** Returns the drafts that staff share, with who has written them. What was said about them stays with the accounts of the site. */
export async function* archivedCopies(source: ContentSource): AsyncGenerator<ArchivedCopy> {
  const emails = await emailsOfUsers(source.db);
  for (const row of await allCopies(source.db)) {
    const { form_json, base_json, values_json, base_version, authors, author_name, started_by, ...copy } = row;
    const kind = source.kinds.get(copy.entity);
    if (!kind) continue;
    yield {
      ...copy,
      ...writersOf({ authors, author_name, started_by }, emails),
      is_current: await isCurrent(source, kind, copy.record, base_version),
      form: valuesIn(kind, form_json),
      base: base_json === null ? null : valuesIn(kind, base_json),
      values: valuesIn(kind, values_json),
    };
  }
}

/** Ids are those of this site: another one finds users by their e-mail addresses. */
function writersOf(
  copy: StartedCopy,
  emails: ReadonlyMap<number, string>,
): Required<Pick<ArchivedCopy, 'authors' | 'started_by'>> {
  return {
    authors: authorsOf(copy).map(({ id, name }) => ({ name, email: emails.get(id) ?? null })),
    started_by: emails.get(starterOf(copy) ?? 0) ?? null,
  };
}

export async function* archivedSchedules(source: ContentSource): AsyncGenerator<ArchivedSchedule> {
  for (const { values_json, base_version, action, ...schedule } of await allSchedules(source.db)) {
    const kind = source.kinds.get(schedule.entity);
    if (!kind) continue;
    yield {
      ...schedule,
      action: action as ScheduledAction,
      is_current: await isCurrent(source, kind, schedule.record, base_version),
      values: valuesIn(kind, values_json),
    };
  }
}

/** Versions are numbers of this site: another one knows only whether a draft was made from what is published. */
async function isCurrent(
  source: ContentSource,
  kind: ContentKind,
  record: string | null,
  version: number | null,
): Promise<boolean> {
  if (record === null) return true;
  return (await kind.read(source, record))?.version === version;
}

function valuesIn({ upgrades }: ContentKind, json: string): ContentValues {
  return upgradeValues(Object(parse(json)) as ContentValues, upgrades);
}
