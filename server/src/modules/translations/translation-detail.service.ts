import {
  fieldKind,
  fieldLabel,
  translationPath,
  valueAt,
  type ContentValues,
} from '@vitrin/shared-contracts/content-fields';
import type { FieldChange } from '@vitrin/shared-contracts/history';
import { limits } from '@vitrin/shared-contracts/limits';
import { changedPaths } from '@vitrin/shared-contracts/merge';
import type { TranslationDetail } from '@vitrin/shared-contracts/translation-states';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { fieldsOf, inTransactionOf, type ContentKind } from '../../content/content-kind.ts';
import { readVersion } from '../../content/history/record-version.ts';
import { listVersions } from '../../content/history/record-versions.repository.ts';
import { textsHash, translatable } from '../../content/translations/source-texts.ts';
import { confirmTranslation, findStates } from '../../content/translations/translation-states.repository.ts';
import { write, type WriteServices } from '../../content/write.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { findDraft, stateOfDraft, type NewDraft } from './draft-translations.ts';
import { fillTranslations } from './fill-translations.ts';
import { missingLabel, stateOf } from './translations.service.ts';

export interface TranslationOf {
  kind: ContentKind;
  record: string;
  lang: string;
}

/** Returns the state of a translation and what has changed in its source. Throws 404 if the record does not exist. */
export async function translationDetail(
  services: Pick<ContentServices, 'config' | 'db' | 'kinds'>,
  of: TranslationOf,
): Promise<TranslationDetail> {
  await fillTranslations(services);
  const { kind, record, lang } = of;
  const { db } = services;
  if (lang === (await defaultLanguageOf(db))) throw new NotFound();
  const known = await findStates(db, { entity: kind.entity, record });
  if (!known) return detailOfDraft(await findDraft(services, kind.entity, record), lang);
  if (known.in_trash === 1) throw new NotFound();
  const { title, source } = known;
  const stored = known.translations.get(lang);
  const isOutdated = stored !== undefined && stored.written_for !== source;
  const changes = isOutdated ? await sourceChanges(services, of, stored.written_for) : [];
  return { title, state: stateOf(source, stored), missing: missingLabel(kind, record, stored), source, changes };
}

/** Nobody has written a translation for another source of a draft: it is never outdated. */
function detailOfDraft(draft: NewDraft | undefined, lang: string): TranslationDetail {
  if (!draft) throw new NotFound();
  return { title: draft.title, ...stateOfDraft(draft, lang), source: '', changes: [] };
}

/** Returns the differences of the source from the texts with this hash; null if no version has kept them. */
async function sourceChanges(
  services: Pick<ContentServices, 'db' | 'config' | 'kinds'>,
  { kind, record }: TranslationOf,
  writtenFor: string,
): Promise<FieldChange[] | null> {
  const { db } = services;
  const language = await defaultLanguageOf(db);
  const before = await sourceWithHash(db, { kind, record, language }, writtenFor);
  const after = (await kind.read(services, record))?.values;
  if (!before || !after) return null;
  const fields = fieldsOf(kind, record);
  const paths = new Set(translatable(fields.translated).map(([name]) => translationPath(language, name)));
  const changed = changedPaths(fields, onlyIn(language, before), onlyIn(language, after));
  return changed
    .filter((path) => paths.has(path))
    .map((path) => ({
      path,
      label: fieldLabel(fields, path),
      kind: fieldKind(fields, path),
      before: valueAt(before, path),
      after: valueAt(after, path),
    }));
}

/** Returns the newest version whose texts in the default language have this hash. */
async function sourceWithHash(
  db: Db,
  { kind, record, language }: { kind: ContentKind; record: string; language: string },
  hash: string,
): Promise<ContentValues | null> {
  const { translated } = fieldsOf(kind, record);
  for (const version of await listVersions(db, { entity: kind.entity, record }, limits.versionsShown)) {
    const values = await readVersion(db, kind, version);
    if (textsHash(translated, values.translations?.[language]) === hash) return values;
  }
  return null;
}

function onlyIn(language: string, { translations }: ContentValues): ContentValues {
  return { translations: { [language]: translations?.[language] ?? null } };
}

/** Stores that a translation fits the source that the user has seen. Throws 409 if the source was changed since. */
export async function confirm(
  services: WriteServices,
  context: WriteContext,
  of: TranslationOf,
  seen: string,
): Promise<TranslationDetail> {
  const { kind, record, lang } = of;
  const key = { entity: kind.entity, record };
  const operation = { action: 'update', ...key, keepsPages: true } as const;
  await write(services, context, operation, async (trx) => {
    const stored = await kind.read(inTransactionOf(services, trx), record);
    const known = await findStates(trx, key);
    if (!stored || !known) throw new NotFound();
    if (known.source !== seen)
      throw new Conflict('source-changed', 'Kaynak metin bu arada değişti. Farkı yeniden okuyun.');
    if (!(await confirmTranslation(trx, key, lang, seen))) throw new NotFound();
    const entityId = kind.table ? Number(record) : null;
    return { data: null, entityId, title: stored.title, fields: [translationPath(lang)] };
  });
  return translationDetail(services, of);
}
