import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryText } from '../http/paging.ts';
import { createMachineFiles, type MachineFile } from './machine-file.ts';
import { feedFile, feedPath } from './rss.ts';
import { sendPage } from './send-page.ts';
import { chooseLanguage, type SiteState } from './site-state.ts';
import { sitemapFile, sitemapPart, sitemapPath } from './sitemap.ts';
import type { SurfaceContext } from './surface-context.ts';

type Make = (state: SiteState) => Promise<MachineFile | null>;

/** Search engines and feed readers: the map, the feed, and what they are to leave alone. */
export async function machineFileRoutes(app: FastifyInstance, { services, site }: SurfaceContext): Promise<void> {
  const files = createMachineFiles();
  const answer = async (request: FastifyRequest, reply: FastifyReply, name: string, make: Make) => {
    const state = await site.read();
    const file = await files.read(name, state.edition, () => make(state));
    if (!file) return reply.callNotFound();
    reply.hijack();
    sendPage(request.raw, reply.raw, file);
    return reply;
  };

  app.get(sitemapPath, async (request, reply) => {
    const part = queryText(request.query, sitemapPart) ?? null;
    if (part !== null && !/^[1-9]\d{0,3}$/.test(part)) return reply.callNotFound();
    const number = part === null ? null : Number(part);
    return answer(request, reply, `${sitemapPath} ${part ?? ''}`, (state) => sitemapFile(services, state, number));
  });

  app.get(feedPath, async (request, reply) => {
    const { languages } = await site.read();
    const language = chooseLanguage(languages, queryText(request.query, 'lang') ?? null, null);
    return answer(request, reply, `${feedPath} ${language.abbr}`, (state) => feedFile(services, state, language));
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(services.config.publicUrl)),
  );
}

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
