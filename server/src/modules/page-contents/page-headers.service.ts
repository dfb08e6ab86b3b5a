import { pageHeaderInputSchema } from '@vitrin/shared-contracts/content-inputs';
import type { ContentGroupRecord } from '@vitrin/shared-contracts/page-contents';
import type { MergedChanges } from '@vitrin/shared-contracts/envelope';
import { metaRouteLabels } from '@vitrin/shared-contracts/meta-routes';
import {
  headerRoutes,
  pageHeaderFields,
  type HeaderRoute,
  type PageHeader,
  type PageHeaderRecord,
} from '@vitrin/shared-contracts/page-headers';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { defaultLanguageOf, knownLanguages } from '../../content/active-languages.ts';
import type { ContentKind } from '../../content/content-kind.ts';
import { groupVersion, nextGroupVersion } from '../../content/group-version.repository.ts';
import { saveRecord } from '../../content/save-record.ts';
import { storedValues } from '../../content/stored-values.ts';
import { requireKnownLanguages } from '../../content/translations.ts';
import type { Written, WriteServices } from '../../content/write.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import { NotFound, VersionConflict } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { requirePictures, shownValues } from './content-values.ts';
import { contentGroup, findGroup } from './page-contents.repository.ts';
import { emptyHeader, findPageHeader, headerGroup, isHeaderRoute, savePageHeader } from './page-headers.repository.ts';
import { toInput, toStored } from './stored-pictures.ts';

/** Saves the submitted languages of the header of one page. */
export function changePageHeader(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<WriteResult<PageHeaderRecord>> {
  const { route, version, translations } = validated(pageHeaderInputSchema, value);
  return saveHeader(services, context, { route, version, translations });
}

interface HeaderInput {
  route: HeaderRoute;
  version: number;
  translations: Translations;
}

type Translations = Readonly<Record<string, Record<string, unknown> | null>>;

function saveHeader(
  services: WriteServices,
  context: WriteContext,
  { route, version, translations }: HeaderInput,
): Promise<WriteResult<PageHeaderRecord>> {
  const form = { kind: pageHeaderKind, record: route, version, input: { translations } };
  return saveRecord(services, context, form, (trx, stamp, merged) =>
    savedChange(trx, stamp, route, merged.input.translations),
  );
}

async function savedChange(
  trx: Db,
  stamp: Stamp,
  route: HeaderRoute,
  sent: Translations,
): Promise<Written<PageHeaderRecord>> {
  requireKnownLanguages(sent, await knownLanguages(trx));
  const before = await findPageHeader(trx, route);
  const translations = Object.fromEntries(
    Object.entries(sent).map(([lang, header]) => [lang, header && completed(before.translations[lang], header)]),
  );
  await requirePictures(trx, translations);
  // The versions of all headers are counted together, so that the version of the group belongs to a state of each.
  const version = await nextGroupVersion(trx, contentGroup(headerGroup), null, () => Promise.resolve(null));
  await savePageHeader(trx, { route, version, translations }, stamp);
  const data = await readPageHeader(trx, route);
  return { data, entityId: null, title: metaRouteLabels[route] };
}

/** Returns a header to store: the fields that were sent, and the others as they are. */
function completed(before: PageHeader = emptyHeader, sent: Record<string, unknown>): object {
  const fields = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(fields.map(([name, value]) => [name, toStored(name, value)])) };
}

/** Returns the header of a page as its form reads it. */
export async function readPageHeader(db: Db, route: HeaderRoute): Promise<PageHeaderRecord> {
  const { translations, ...record } = await findPageHeader(db, route);
  const shown = await shownValues(db, translations, await defaultLanguageOf(db));
  return { ...record, translations: shown as PageHeaderRecord['translations'] };
}

/** Headers of pages in the history; the key is the route. */
export const pageHeaderKind: ContentKind = {
  entity: 'page-header',
  fields: pageHeaderFields,
  right: 'pages.write',
  screen: (key) => (isHeaderRoute(key) ? adminPaths.pageHeaderUpdate(key) : adminPaths.pageMeta),
  records: () => Promise.resolve([...headerRoutes]),
  async read({ db }, route) {
    if (!isHeaderRoute(route)) return null;
    const { version, translations } = await findPageHeader(db, route);
    const values = storedValues(pageHeaderFields, { translations: toInput(translations) as object });
    return { version, title: metaRouteLabels[route], values };
  },
  async save({ db }, key, values, stamp) {
    if (!isHeaderRoute(key)) throw new NotFound();
    const { translations } = validated(pageHeaderInputSchema, { ...values, route: key, version: 0 });
    return (await savedChange(db, stamp, key, translations)).data;
  },
  shownOn: (_source, key) => Promise.resolve(isHeaderRoute(key) ? headerPages[key] : null),
};

const headerPages: Readonly<Record<HeaderRoute, string | null>> = {
  about_us: publicPaths.biography,
  blog: publicPaths.articles,
  contact: publicPaths.contact,
  // Each contract has a page of its own.
  contract: null,
};

export interface HeadersInput {
  version: number;
  translations: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
}

/**
 * Saves the headers that a request for the group names, one transaction for each. Its version is that of the group: a
 * header that was saved since is merged.
 */
export async function changePageHeaders(
  services: WriteServices,
  context: WriteContext,
  { version, translations }: HeadersInput,
): Promise<WriteResult<ContentGroupRecord>> {
  const { db } = services;
  requireKnownLanguages(translations, await knownLanguages(db));
  await requirePictures(db, toStored('', translations) as object);
  const current = await groupVersion(db, contentGroup(headerGroup));
  if (version > current) {
    const group = await findGroup(db, headerGroup);
    throw new VersionConflict({ sent_version: version, current_version: current, current: group });
  }
  let merged: MergedChanges | undefined;
  for (const route of headerRoutes) {
    const sent = headerOf(route, translations);
    if (Object.keys(sent).length === 0) continue;
    const stored = await findPageHeader(db, route);
    // Repeating the request saves the same values; with the key, only the first header would be saved.
    const own: WriteContext = { ...context, idempotencyKey: null };
    const saved = await saveHeader(services, own, {
      route,
      version: Math.min(version, stored.version),
      translations: sent,
    });
    if (saved.merged) ({ merged } = saved);
  }
  return { data: await findGroup(db, headerGroup), ...(merged && { merged }) };
}

/** Returns the sent languages of one header; a language that is removed is removed from all of them. */
function headerOf(route: HeaderRoute, translations: HeadersInput['translations']): Translations {
  const sent = Object.entries(translations).flatMap(([lang, headers]): [string, Record<string, unknown> | null][] => {
    const header = headers === null ? null : headers[route];
    return header === undefined ? [] : [[lang, header as Record<string, unknown> | null]];
  });
  return Object.fromEntries(sent);
}
