import { metaRouteAddresses } from './meta-route-addresses.ts';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import type { ContentKind } from '../../content/content-kind.ts';
import { metaRouteLabels, metaRoutes, type MetaRoute } from '@vitrin/shared-contracts/meta-routes';
import {
  pageMetaFields,
  pageMetaInputSchema,
  type PageMeta,
  type PageMetaRecord,
} from '@vitrin/shared-contracts/page-meta';
import type { Db } from '../../platform/database/tables.ts';
import { knownLanguages } from '../../content/active-languages.ts';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import type { Written, WriteServices } from '../../content/write.ts';
import { requireKnownLanguages } from '../../content/translations.ts';
import { validated } from '../../platform/http/validated.ts';
import { findPageMeta, metaGroup, removePageMeta, savePageMeta } from './page-meta.repository.ts';

export { readPageMeta } from './page-meta.repository.ts';

/** Saves the submitted languages of one route. */
export function changePageMeta(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<WriteResult<PageMetaRecord>> {
  const { route, version, translations } = validated(pageMetaInputSchema, value);
  const form = { kind: pageMetaKind, record: route, version, input: { translations } };
  return saveRecord(services, context, form, (trx, stamp, merged) =>
    savedChange(trx, stamp, { ...merged.input, route, replaced: merged.version }),
  );
}

interface MetaChange {
  route: MetaRoute;
  /** Version that the change replaces; null: whatever is stored. */
  replaced: number | null;
  translations: Readonly<Record<string, PageMeta | null>>;
}

async function savedChange(
  trx: Db,
  stamp: Stamp,
  { route, replaced, translations }: MetaChange,
): Promise<Written<PageMetaRecord>> {
  requireKnownLanguages(translations, await knownLanguages(trx));
  const version = await nextGroupVersion(trx, metaGroup(route), replaced, () => findPageMeta(trx, route));
  for (const [lang, meta] of Object.entries(translations)) {
    if (meta === null) await removePageMeta(trx, route, lang);
    else await savePageMeta(trx, { route, lang, version, ...meta }, stamp);
  }
  const data = await findPageMeta(trx, route);
  return { data, entityId: null, title: metaRouteLabels[route] };
}

/** Titles and descriptions of a route in the history; the key is the route. */
export const pageMetaKind: ContentKind = {
  entity: 'page-meta',
  fields: pageMetaFields,
  right: 'page-meta.write',
  screen: (key) => (isMetaRoute(key) ? adminPaths.pageMetaUpdate(key) : adminPaths.pageMeta),
  addresses: metaRouteAddresses,
  records: () => Promise.resolve([...metaRoutes]),
  async read({ db }, route) {
    if (!isMetaRoute(route)) return null;
    const found = await findPageMeta(db, route);
    const { version, updated_at: updatedAt } = found;
    return { version, updatedAt, title: metaRouteLabels[route], values: storedValues(pageMetaFields, found) };
  },
  async save({ db }, key, values, stamp) {
    const { route, translations } = validated(pageMetaInputSchema, { ...values, route: key, version: 0 });
    return (await savedChange(db, stamp, { route, translations, replaced: null })).data;
  },
};

function isMetaRoute(route: string): route is MetaRoute {
  return Object.hasOwn(metaRouteLabels, route);
}
