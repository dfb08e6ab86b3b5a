import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import type { SitePage } from '@vitrin/shared-contracts/site-pages';
import { defaultLanguageOf, listActiveLanguages } from '../../content/active-languages.ts';
import { recordRoutes } from '../../content/record/record-routes.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { referencesIn } from '../../content/record-files.ts';
import type { Db } from '../../platform/database/tables.ts';
import { NotFound } from '../../platform/errors.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { queryText } from '../../platform/http/paging.ts';
import { searchFilter } from '../../platform/http/request-body.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { picturesByIds } from '../media/pictures.ts';
import { isSamplePage } from '../samples/samples.service.ts';
import { shownSections } from './shown-sections.ts';
import { sitePageAddresses } from './site-page-addresses.ts';
import { findShownPage, findTrail, listChildren, listPages } from './site-pages.repository.ts';
import { sitePageRecords } from './site-pages.service.ts';

const publicCall = '/api/pages/site-page';

export async function sitePageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  app.get(
    publicCall,
    { config: { responses: 'SitePage', content: ['site-page', 'media'], query: ['path'] } },
    async (request) => {
      const { requested } = await requestLanguages(db, request);
      const page = await readPage(db, queryText(request.query, 'path') ?? '', requested);
      if (!page) throw new NotFound();
      return dataEnvelope(page);
    },
  );

  const access = { right: 'site-pages.read' } as const;
  app.get(
    api.adminSitePages,
    { config: { access, responses: 'SitePageRow[]', filters: [...searchFilter, 'lang'] } },
    async ({ query }) => {
      const pages = await listPages(db, queryText(query, 'lang') ?? (await defaultLanguageOf(db)));
      return dataEnvelope(searchInMemory(pages, query, ({ title }) => [title]));
    },
  );
  recordRoutes(app, services, { url: api.adminSitePages, responses: 'SitePageRecord', records: sitePageRecords });
}

/** Returns the live page at a path: in the requested language, else in that of its address. Null if there is none. */
async function readPage(db: Db, path: string, requested: string): Promise<SitePage | null> {
  const found = await sitePageAddresses.find(db, path, requested);
  if (!found?.isShown) return null;
  const { lang, path: current } = found.current;
  const page = await findShownPage(db, Number(found.record), lang);
  if (!page) return null;
  const { cover_id, parent_id, sections, texts, ...shown } = page;
  const ids = [cover_id ?? [], referencesIn(JSON.stringify([sections, texts])).ids].flat();
  const pictures = await picturesByIds(db, ids, lang);
  const kinds = new Set(sections.map(({ kind }) => kind));
  return {
    ...shown,
    lang,
    path: current,
    cover: pictures.get(cover_id ?? 0) ?? null,
    trail: await findTrail(db, parent_id, lang),
    alternates: await alternatesOf(db, found.record),
    sections: shownSections(sections, { lang, texts, pictures }),
    is_sample: await isSamplePage(db, { entity: 'site-page', record: found.record, lang, sections, texts }),
    records: kinds.has('children') ? { children: await listChildren(db, page.id, lang) } : {},
  };
}

async function alternatesOf(db: Db, record: string): Promise<Record<string, string>> {
  const active = new Set((await listActiveLanguages(db)).map(({ abbr }) => abbr));
  const paths = (await sitePageAddresses.current(db, record)).filter(({ lang }) => active.has(lang));
  return Object.fromEntries(paths.map(({ lang, path }) => [lang, path]));
}
