import { pageMetaInputSchema, type PageMeta, type PageMetaRecord } from 'shared-contracts/page-meta';
import { knownLanguages } from '../../content/active-languages.ts';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { requireKnownLanguages } from '../../content/translations.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { findPageMeta, metaGroup, removePageMeta, savePageMeta } from './page-meta.repository.ts';

export { readPageMeta } from './page-meta.repository.ts';

/** Saves the submitted languages of one route. */
export function changePageMeta(services: Services, context: WriteContext, value: unknown): Promise<PageMetaRecord> {
  const { route, version: sent, translations } = validated(pageMetaInputSchema, value);
  return write(services, context, { action: 'update', entity: 'page-meta' }, async (trx, stamp) => {
    requireKnownLanguages(translations, await knownLanguages(trx));
    const version = await nextGroupVersion(trx, metaGroup(route), sent, () => findPageMeta(trx, route));
    for (const [lang, meta] of Object.entries<PageMeta | null>(translations)) {
      if (meta === null) await removePageMeta(trx, route, lang);
      else await savePageMeta(trx, { route, lang, version, ...meta }, stamp);
    }
    const data = await findPageMeta(trx, route);
    return { data, entityId: null, title: route, fields: Object.keys(translations) };
  });
}
