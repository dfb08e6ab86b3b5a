import type { FastifyInstance, FastifyRequest } from 'fastify';
import { splitLanguage } from '@vitrin/shared-contracts/first-paths';
import type { Language, LanguageRecord } from '@vitrin/shared-contracts/languages';
import {
  languageInputSchema,
  languageNameSchema,
  languageDeletionSchema,
  pageLangInputSchema,
  languageActiveSchema,
} from '@vitrin/shared-contracts/language-input';
import { messages } from '@vitrin/shared-contracts/messages';
import { api, pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope, writeEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { NotFound } from '../../platform/errors.ts';
import { limitFreshness } from '../../platform/http/read-cache.ts';
import { nextChange } from '../../content/next-change.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { builtInTexts } from './built-in/built-in-texts.ts';
import { setLanguageCookie } from './language-cookie.ts';
import { languageContents } from './language-contents.repository.ts';
import {
  changeActive,
  changePageLang,
  createLanguage,
  listSiteLanguages,
  removeLanguage,
  renameLanguage,
} from './languages.service.ts';
import {
  activeLanguage,
  listActiveLanguages,
  listLanguages,
  listLanguageInfo,
  staticTexts,
} from './languages.repository.ts';
import { unknownLanguage } from '../../content/translations.ts';
import { searchFilter } from '../../platform/http/request-body.ts';

const turkishNames = new Intl.DisplayNames(['tr'], { type: 'language' });

export async function languageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db, config } = services;
  app.get(
    api.languages,
    {
      config: {
        responses: 'SiteLanguage[]',
        content: [
          'page-contents',
          'page-header',
          'home-section',
          'page-sections',
          'article',
          'site-page',
          'contact-information',
        ],
      },
    },
    async (request) => {
      limitFreshness(request, await nextChange(services, ['article']));
      return dataEnvelope(await listSiteLanguages(db));
    },
  );

  app.get(api.staticTexts, { config: { responses: 'SiteTexts', content: [] } }, async (request) =>
    dataEnvelope(await staticTexts(db, (await requestLanguages(db, request)).requested)),
  );

  app.get<{ Params: { abbr: string } }>(
    '/api/pages/change-language/:abbr',
    { config: { responses: 'ChosenSiteLanguage' } },
    async (request, reply) => {
      const language = await activeLanguage(db, request.params.abbr);
      if (!language) throw new NotFound('no-language', unknownLanguage);
      setLanguageCookie(reply, config, language);
      if (isNavigation(request))
        return reply.redirect(returnAddress(request, await listActiveLanguages(db), language), 303);
      return dataEnvelope({ language, texts: await staticTexts(db, language.abbr) });
    },
  );

  app.get(
    api.adminLanguages,
    { config: { responses: 'LanguageRecord[]', access: { right: 'languages.read' }, filters: searchFilter } },
    async ({ query }) => dataEnvelope(searchInMemory(await listLanguages(db), query, searchableTexts)),
  );
  app.get(
    api.adminLanguageInfo,
    { config: { responses: 'LanguageInfo[]', access: { right: 'languages.read' } } },
    async () => dataEnvelope(await listLanguageInfo(db)),
  );
  app.get<{ Params: { abbr: string } }>(
    api.adminLanguageContents(':abbr'),
    { config: { responses: 'LanguageContents', access: { right: 'languages.write' } } },
    async ({ params }) => dataEnvelope(await languageContents(services, params.abbr)),
  );
  app.get<{ Params: { abbr: string } }>(
    api.adminBuiltInTexts(':abbr'),
    { config: { responses: 'BuiltInTexts', access: { right: 'languages.read' } } },
    async ({ params }) => dataEnvelope({ texts: builtInTexts(params.abbr) }),
  );
  panelWrites(app, services);
}

/**
 * Returns the searchable texts, including the Turkish name: staff search for 'Almanca' where the site shows 'Deutsch'.
 */
function searchableTexts({ abbr, lang }: LanguageRecord): string[] {
  return [abbr, lang, turkishNames.of(abbr) ?? ''];
}

/** Registers the three documented writes (product §7), renaming and deletion. */
function panelWrites(app: FastifyInstance, services: Services): void {
  const right = 'languages.write';
  formResource(app, api.adminLanguages, {
    POST: {
      right,
      responses: 'LanguageRecord',
      body: languageInputSchema,
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.created, await createLanguage(services, context, Object.fromEntries(fields))),
    },
    PUT: {
      right,
      responses: 'LanguageRecord',
      body: languageNameSchema,
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.updated, await renameLanguage(services, context, Object.fromEntries(fields))),
    },
    DELETE: {
      right,
      responses: 'RecordId',
      body: languageDeletionSchema,
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.deleted, await removeLanguage(services, context, Object.fromEntries(fields))),
    },
  });
  formResource(app, `${api.adminLanguages}/page-lang`, {
    PUT: {
      right,
      responses: 'LanguageRecord',
      body: pageLangInputSchema,
      handle: async ({ fields, context }) => {
        const input = { ...Object.fromEntries(fields), page_lang: jsonField(fields, 'page_lang') };
        return writeEnvelope(messages.updated, await changePageLang(services, context, input));
      },
    },
  });
  formResource(app, `${api.adminLanguages}/active`, {
    PUT: {
      right,
      responses: 'LanguageRecord',
      body: languageActiveSchema,
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.updated, await changeActive(services, context, Object.fromEntries(fields))),
    },
  });
}

/**
 * Checks whether the request is a navigation. The language chooser is a form without JavaScript, which expects a
 * document instead of data.
 */
function isNavigation(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-mode'] === 'navigate' || (request.headers.accept ?? '').includes('text/html');
}

/** Returns the referring page in the chosen language if it belongs to the site; otherwise the home page. */
function returnAddress(request: FastifyRequest, languages: readonly Language[], { abbr }: Language): string {
  const referer = URL.parse(request.headers.referer ?? '');
  if (!referer || referer.host !== request.host) return pathInLanguage(publicPaths.home, abbr);
  referer.searchParams.delete('lang');
  // Two leading slashes would make the path refer to another host.
  const pathname = referer.pathname.replace(/^\/+/, '/');
  const { path } = splitLanguage(
    pathname,
    languages.map((each) => each.abbr),
  );
  return pathInLanguage(path + referer.search, abbr);
}
