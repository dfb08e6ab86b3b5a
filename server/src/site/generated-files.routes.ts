import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language } from '@vitrin/shared-contracts/languages';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import { queryText } from '../platform/http/paging.ts';
import { isAdminHost } from '../platform/http/separate-hosts.ts';
import { createGeneratedFiles, type GeneratedFile } from './generated-file.ts';
import { manifestFile, manifestPath } from './manifest.ts';
import { feedCategory, feedFile, feedPath } from './rss.ts';
import type { PublicPages } from './public-page.ts';
import { sendCached } from '../platform/http/send-cached.ts';
import { allowSharedCaching, cacheTags } from '../platform/http/shared-cache.ts';
import { languageOf, languagePaths, type SiteState } from './site-state.ts';
import { sitemapFile, sitemapPart, sitemapPath } from './sitemap.ts';
import type { SurfaceContext } from './surface-context.ts';

type CreateFile = (state: SiteState) => Promise<GeneratedFile | null>;

interface MachineFileParts {
  context: SurfaceContext;
  /** Responds to URLs that only look like one of these files. */
  answer: PublicPages['answer'];
}

/** Registers the files for search engines and feed readers: sitemap, feeds, manifests and robots.txt. */
export async function generatedFileRoutes(
  app: FastifyInstance,
  { context: { services, site }, answer: answerPage }: MachineFileParts,
): Promise<void> {
  const files = createGeneratedFiles();
  const answer = async (request: FastifyRequest, reply: FastifyReply, name: string, make: CreateFile) => {
    const version = services.contentVersion.current();
    const state = await site.read();
    const edition = `${version} ${state.nextChange ?? ''}`;
    const file = await files.read(name, edition, () => make(state));
    if (!file) return reply.callNotFound();
    reply.hijack();
    allowSharedCaching(services, request.raw, reply.raw, { tags: [cacheTags.anyContent], version });
    sendCached(request.raw, reply.raw, file);
    return reply;
  };

  app.get(sitemapPath, async (request, reply) => {
    const part = queryText(request.query, sitemapPart) ?? null;
    if (part !== null && !/^[1-9]\d{0,3}$/.test(part)) return reply.callNotFound();
    const number = part === null ? null : Number(part);
    return answer(request, reply, `${sitemapPath} ${part ?? ''}`, () => sitemapFile(services, number));
  });

  const manifest = (request: FastifyRequest, reply: FastifyReply, language: Language) =>
    answer(request, reply, `${manifestPath} ${language.abbr}`, async (state) => manifestFile(state, language));

  app.get(manifestPath, (request, reply) => manifest(request, reply, defaultLanguage));

  const feed = (request: FastifyRequest, reply: FastifyReply, language: Language) => {
    const category = queryText(request.query, feedCategory);
    const name = [feedPath, language.abbr, category ?? ''].join(' ');
    return answer(request, reply, name, (state) => feedFile(services, state, { language, category }));
  };

  // Readers who subscribed before language paths existed have the language in the query.
  app.get(feedPath, async (request, reply) => {
    const asked = queryText(request.query, 'lang');
    if (asked === undefined) return feed(request, reply, defaultLanguage);
    const { abbr } = languageOf((await site.read()).languages, asked);
    return reply.redirect(pathInLanguage(feedPath, abbr), 301);
  });

  for (const [path, file] of [
    [feedPath, feed],
    [manifestPath, manifest],
  ] as const)
    app.get<{ Params: { lang: string } }>(`/:lang${path}`, async (request, reply) => {
      const { languages } = await site.read();
      const { lang } = request.params;
      return languagePaths(languages).includes(lang)
        ? file(request, reply, languageOf(languages, lang))
        : answerPage(request, reply);
    });

  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(isAdminHost(request, services.config) ? nothingForRobots : robots(services.config.publicUrl)),
  );
}

const nothingForRobots = 'User-agent: *\nDisallow: /\n';

function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /giris-yap',
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}${sitemapPath}`,
    '',
  ].join('\n');
}
