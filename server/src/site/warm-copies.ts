import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Services } from '../services.ts';
import { fixedPages, slugPaths } from './sitemap-pages.ts';
import { articleItems } from './sitemap.repository.ts';
import type { StaleCopies } from './stale-copies.ts';

const ARTICLES_PER_READ = 500;
/** Milliseconds between two pages: visitors come first. */
const PAUSE_MS = 50;
/** Counted as a robot, not as a visit. */
const AGENT = 'Vitrin/1.0 (bot; stores copies of pages)';

interface WarmUp {
  app: Pick<FastifyInstance, 'inject'>;
  services: Pick<Services, 'config' | 'db' | 'kinds'>;
  copies: StaleCopies;
  pauseMs?: number;
}

/**
 * Requests every page of the sitemap that has no copy on the disk, and the pages of copies that are not in the sitemap,
 * which may be gone. Returns the number of requests.
 */
export async function warmCopies(
  { app, services, copies, pauseMs = PAUSE_MS }: WarmUp,
  stopping: AbortSignal,
): Promise<number> {
  const authority = new URL(services.config.publicUrl).host;
  let count = 0;
  const request = async (address: string) => {
    await app.inject({ url: address, authority, headers: { accept: 'text/html', 'user-agent': AGENT } });
    count += 1;
    await pause(pauseMs);
  };
  const listed = new Set<string>();
  for await (const address of siteAddresses(services)) {
    if (stopping.aborted) return count;
    listed.add(address);
    if (!copies.has(address)) await request(address);
  }
  for await (const address of copies.addresses()) {
    if (stopping.aborted) return count;
    if (!listed.has(address)) await request(address);
  }
  await copies.settled();
  return count;
}

async function* siteAddresses(source: Pick<Services, 'db' | 'kinds'>): AsyncGenerator<string> {
  for (const { paths } of await fixedPages(source)) for (const [lang, path] of paths) yield pathInLanguage(path, lang);
  for (let offset = 0; ; offset += ARTICLES_PER_READ) {
    const articles = await articleItems(source.db, offset, ARTICLES_PER_READ);
    for (const { slugs } of articles)
      for (const [lang, path] of slugPaths(slugs, publicPaths.article)) yield pathInLanguage(path, lang);
    if (articles.length < ARTICLES_PER_READ) return;
  }
}
