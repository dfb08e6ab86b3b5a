import { randomUUID } from 'node:crypto';
import type { ContentValues, TranslationValues } from '@vitrin/shared-contracts/content-fields';
import { fieldsOf, type ContentKind } from '../content/content-kind.ts';
import { saveSchedule } from '../modules/publication/schedules.service.ts';
import { commandLineActor } from '../platform/database/write-context.ts';
import { DomainError } from '../platform/errors.ts';
import type { Services } from '../services.ts';

const DAY_MS = 86_400_000;
const OTHER_NAME = 'Başka ad';

/**
 * Schedules the publication of every record of the site, as its form does that was opened a moment ago. Returns the codes of the errors by
 * record; empty if all can be scheduled.
 */
export async function scheduleAllRecords(services: Services): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const kind of services.kinds.values())
    for (const record of await kind.records(services.db)) {
      if (await isUnwritten(services, kind, record)) continue;
      const code = await errorOf(() => scheduleRecord(services, kind, record));
      if (code !== null) errors[`${kind.entity} ${record}`] = code;
    }
  return errors;
}

/** Texts of a fixed page before the first ones are written: its form requires them. */
async function isUnwritten(services: Services, kind: ContentKind, record: string): Promise<boolean> {
  const translations = (await kind.read(services, record))?.values.translations;
  return translations !== undefined && Object.keys(translations).length === 0;
}

async function scheduleRecord(services: Services, kind: ContentKind, record: string): Promise<void> {
  const stored = await kind.read(services, record);
  if (!stored) throw new Error(`${kind.entity} ${record} is listed and cannot be read`);
  const input = {
    record,
    copy_id: null,
    action: 'publish' as const,
    base_version: stored.version,
    title: stored.title,
    due_at: new Date(Date.now() + DAY_MS).toISOString(),
    values_json: JSON.stringify(withOtherName(kind, record, stored.values)),
  };
  const context = { actor: commandLineActor, requestId: 'test', idempotencyKey: null };
  await saveSchedule(services, context, { kind, id: randomUUID(), input });
}

/** Changes a field with the name of the record, if it has one. */
function withOtherName(kind: ContentKind, record: string, values: ContentValues): ContentValues {
  const { shared, translated } = fieldsOf(kind, record);
  const nameIn = (fields: object) => ['title', 'name'].find((name) => name in fields);
  const [own, ofLanguage] = [nameIn(shared), nameIn(translated)];
  const renamed = (texts: TranslationValues | null) =>
    texts && ofLanguage !== undefined ? { ...texts, [ofLanguage]: OTHER_NAME } : texts;
  const translations = Object.entries(values.translations ?? {}).map(
    ([lang, texts]) => [lang, renamed(texts)] as const,
  );
  return {
    ...values,
    ...(own !== undefined && { [own]: OTHER_NAME }),
    ...(values.translations && { translations: Object.fromEntries(translations) }),
  };
}

async function errorOf(task: () => Promise<void>): Promise<string | null> {
  try {
    await task();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return `${error.code} ${JSON.stringify(error.details.errors ?? {})}`;
    throw error;
  }
}
