import { screenOfGroup } from './content-pictures.repository.ts';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import type { ContentKind } from '../../content/content-kind.ts';
import { contentInputSchema } from '@vitrin/shared-contracts/content-inputs';
import {
  contentGroupFields,
  contentGroupLabels,
  contentGroups,
  emptyContents,
  type ContentGroup,
  type ContentGroupRecord,
} from '@vitrin/shared-contracts/page-contents';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { defaultLanguageOf, knownLanguages } from '../../content/active-languages.ts';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import type { Written, WriteServices } from '../../content/write.ts';
import { NotFound } from '../../platform/errors.ts';
import { requireKnownLanguages } from '../../content/translations.ts';
import { validated } from '../../platform/http/validated.ts';
import { toRichText } from '../../content/rich-text/rich-text.ts';
import { contentGroup, findGroup, saveGroupVersion, removeContent, saveContent } from './page-contents.repository.ts';
import { isEmpty, requirePictures, shownValues } from './content-values.ts';
import { changePageHeaders } from './page-headers.service.ts';
import { headerGroup } from './page-headers.repository.ts';
import { toInput, toStored } from './stored-pictures.ts';

export { readGroup } from './page-contents.repository.ts';

/** Saves the submitted keys of the submitted languages of one group. */
export async function changeContents(
  services: WriteServices,
  context: WriteContext,
  group: ContentGroup,
  value: unknown,
): Promise<WriteResult<ContentGroupRecord>> {
  const input = validated(contentInputSchema(group), value);
  const { version, translations } = input;
  if (group === headerGroup) return changePageHeaders(services, context, { version, translations });
  const form = { kind: contentGroupKind(group), record: group, version, input: { translations } };
  return saveRecord(services, context, form, (trx, stamp, merged) =>
    savedChange(trx, stamp, { ...merged.input, group, replaced: merged.version }),
  );
}

interface GroupChange {
  group: ContentGroup;
  /** Version that the change replaces; null: whatever is stored. */
  replaced: number | null;
  translations: Record<string, Record<string, unknown> | null>;
}

async function savedChange(
  trx: Db,
  stamp: Stamp,
  { group, replaced, translations: sent }: GroupChange,
): Promise<Written<ContentGroupRecord>> {
  const translations = storedTranslations(sent);
  requireKnownLanguages(translations, await knownLanguages(trx));
  await requirePictures(trx, translations);
  const version = await nextGroupVersion(trx, contentGroup(group), replaced, () => findGroup(trx, group));
  for (const [lang, values] of Object.entries(translations)) {
    if (values === null) await removeContent(trx, group, lang);
    for (const [key, stored] of Object.entries(values ?? {})) {
      if (isEmpty(stored)) await removeContent(trx, group, lang, key);
      else await saveContent(trx, { group_name: group, key, lang, value: stored, version }, stamp);
    }
  }
  await saveGroupVersion(trx, group, version);
  return { data: await findGroup(trx, group), entityId: null, title: contentGroupLabels[group] };
}

/**
 * Returns the contents of one group in the history; the key is the group. All groups are one entity, and each has fields
 * of its own.
 */
function contentGroupKind(group: ContentGroup): ContentKind {
  const fields = contentGroupFields[group];
  return {
    entity: 'page-contents',
    fields,
    right: 'pages.write',
    screen: (key) => screenOfGroup(key),
    // The headers of pages are records of their own; the group is read with its request only.
    records: () => Promise.resolve(contentGroups.filter((each) => each !== headerGroup)),
    // Since 1.2 the home page is one record.
    original: (key) => (key === 'home' ? { entity: 'page-sections', record: 'home' } : undefined),
    async read({ db }) {
      const { version, translations } = await findGroup(db, group);
      const values = Object.entries(translations).map(([lang, stored]) => [
        lang,
        { ...emptyInput(group), ...(toInput(stored) as object) },
      ]);
      const title = contentGroupLabels[group];
      return { version, title, values: storedValues(fields, { translations: Object.fromEntries(values) as object }) };
    },
    async save({ db }, _key, values, stamp) {
      const { translations } = validated(contentInputSchema(group), { ...values, version: 0 });
      return shownGroup(db, (await savedChange(db, stamp, { group, translations, replaced: null })).data);
    },
  };
}

/** Returns a group as its form reads it, with pictures in place of stored ones. */
export async function shownGroup(db: Db, record: ContentGroupRecord): Promise<ContentGroupRecord> {
  const translations = await shownValues(db, record.translations, await defaultLanguageOf(db));
  return { ...record, translations: translations as ContentGroupRecord['translations'] };
}

/** Contents of the pages in the history. */
export const pageContentsKind: ContentKind = {
  ...contentGroupKind('home'),
  fieldsOf: (group) => contentGroupFields[group as ContentGroup],
  read: async (source, group) => (isGroup(group) ? contentGroupKind(group).read(source, group) : null),
  save: (source, group, values, stamp) => {
    if (!isGroup(group) || group === headerGroup) throw new NotFound();
    return contentGroupKind(group).save(source, group, values, stamp);
  },
  shownOn: async (_source, group) => groupPages[group] ?? null,
};

const groupPages: Readonly<Partial<Record<string, string>>> = {
  home: publicPaths.home,
  corporate: publicPaths.biography,
  catalogue: publicPaths.home,
};
function isGroup(name: string): name is ContentGroup {
  return contentGroups.some((group) => group === name);
}

/** Returns the empty values of a group as the panel sends them. */
function emptyInput(group: ContentGroup): object {
  const { story, sections: _sections, ...values }: Record<string, unknown> = { ...emptyContents[group] };
  return { ...values, ...(story === undefined ? {} : { document: null }) };
}

/**
 * Converts submitted values to stored ones: pictures as ids, and the HTML of the biography in addition to its document.
 */
function storedTranslations(
  given: Record<string, Record<string, unknown> | null>,
): Record<string, Record<string, unknown> | null> {
  const entries = Object.entries(given).map(([lang, values]) => {
    if (values === null) return [lang, null];
    const sent = Object.entries(values).filter(([, value]) => value !== undefined);
    const stored = Object.fromEntries(sent.map(([key, value]) => [key, toStored(key, value)]));
    if (!('document' in stored)) return [lang, stored];
    if (stored['document'] === null) return [lang, { ...stored, story: '' }];
    const { content } = toRichText(stored['document'], { lang, field: `translations.${lang}.document` });
    return [lang, { ...stored, story: content }];
  });
  return Object.fromEntries(entries) as Record<string, Record<string, unknown> | null>;
}
