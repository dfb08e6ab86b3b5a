import { contentInputSchema } from 'shared-contracts/content-inputs';
import type { ContentGroup, ContentGroupRecord } from 'shared-contracts/page-contents';
import { invalid } from 'shared-contracts/validation';
import { knownLanguages } from '../../content/active-languages.ts';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { Invalid } from '../../platform/errors.ts';
import { requireKnownLanguages } from '../../content/translations.ts';
import { validated } from '../../platform/http/validated.ts';
import { picturesByIds } from '../media/pictures.ts';
import { toRichText } from '../../content/rich-text/rich-text.ts';
import type { Services } from '../../services.ts';
import { contentGroup, findGroup, saveGroupVersion, removeContent, saveContent } from './page-contents.repository.ts';
import { picturesIn, toStored } from './stored-pictures.ts';

export { readGroup } from './page-contents.repository.ts';

/** Saves the submitted keys of the submitted languages of one group. */
export function changeContents(
  services: Services,
  context: WriteContext,
  group: ContentGroup,
  value: unknown,
): Promise<ContentGroupRecord> {
  const input = validated(contentInputSchema(group), value);
  const translations = storedTranslations(input.translations);
  return write(services, context, { action: 'update', entity: 'page-contents' }, async (trx, stamp) => {
    requireKnownLanguages(translations, await knownLanguages(trx));
    await checkPictures(trx, translations);
    const version = await nextGroupVersion(trx, contentGroup(group), input.version, () => findGroup(trx, group));
    for (const [lang, values] of Object.entries(translations)) {
      if (values === null) await removeContent(trx, group, lang);
      for (const [key, stored] of Object.entries(values ?? {})) {
        if (isEmpty(stored)) await removeContent(trx, group, lang, key);
        else await saveContent(trx, { group_name: group, key, lang, value: stored, version }, stamp);
      }
    }
    await saveGroupVersion(trx, group, version);
    return { data: await findGroup(trx, group), entityId: null, title: group, fields: Object.keys(translations) };
  });
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
    const { content } = toRichText(stored['document'], `translations.${lang}.document`);
    return [lang, { ...stored, story: content }];
  });
  return Object.fromEntries(entries) as Record<string, Record<string, unknown> | null>;
}

async function checkPictures(trx: Db, translations: object): Promise<void> {
  const places = picturesIn(translations, 'translations');
  const ids = places.map(({ id }) => id);
  const found = await picturesByIds(trx, ids, '');
  const gone = places.filter(({ id }) => !found.has(id));
  if (gone.length > 0) throw new Invalid(Object.fromEntries(gone.map(({ path }) => [path, invalid.choice])));
}

/** Checks whether a value falls back to the default language; a header does when all of its fields are empty. */
function isEmpty(value: unknown): boolean {
  if (value === '' || value === null) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
