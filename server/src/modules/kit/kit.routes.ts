import type { FastifyInstance, FastifyRequest } from 'fastify';
import { kitPackages, kitPaths, type KitPackage } from '@vitrin/shared-contracts/kit';
import { adminUrl } from '../../config/admin-url.ts';
import { plainPage } from '../../platform/http/plain-page.ts';
import type { Services } from '../../services.ts';
import { isKitGuide, openKitStore, shippedKit } from './kit-packages.ts';
import { kitPage, kitPageHeaders } from './kit-page.ts';

const VERSION = /^\d[\w.-]{0,63}$/;
const MISSING = plainPage(
  'Paket bulunamadı',
  `Adresler sürüm içerir. Bu sitenin paketleri ve komutlar: <a href="${kitPaths.page}">${kitPaths.page}</a>`,
);
const NOT_BUILT = plainPage('Birim paketleri yok', 'Bu kurulum birim paketleri olmadan derlenmiş.');

interface PackageRequest {
  Params: { version: string; file: string };
}

type KitServices = Pick<Services, 'config' | 'files' | 'log'>;

/**
 * Serves the packages with which teams build remotes in repositories of their own.
 * @param folder - of the packages of this version
 */
export async function kitRoutes(app: FastifyInstance, services: KitServices, folder = shippedKit): Promise<void> {
  const { config, log } = services;
  const kit = await openKitStore(services, folder);
  void kit.keep().catch((error: unknown) => log.error({ err: error }, 'packages of this version not stored'));

  app.get(kitPaths.page, async (_request, reply) => {
    if (kit.index === null) return reply.code(404).headers(kitPageHeaders).send(NOT_BUILT);
    return reply.headers(kitPageHeaders).send(kitPage(kit.index, adminUrl(config)));
  });
  app.get(kitPaths.page.slice(0, -1), async (_request, reply) => reply.redirect(kitPaths.page, 308));
  app.get(kitPaths.index, async (_request, reply) => {
    if (kit.index === null) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').send(kit.index);
  });
  app.get<PackageRequest>(`${kitPaths.page}:version/:file`, async (request, reply) => {
    const name = packageOf(request);
    const content = name && (await kit.open(request.params.version, name));
    if (!content) return reply.code(404).headers(kitPageHeaders).send(MISSING);
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-robots-tag': 'noindex' })
      .type('application/gzip')
      .send(content);
  });
  app.get<{ Params: { name: string } }>(`${kitPaths.page}guides/:name`, async ({ params: { name } }, reply) => {
    const markdown = isKitGuide(name) ? await kit.readGuide(name) : null;
    if (!isKitGuide(name) || markdown === null) return reply.code(404).headers(kitPageHeaders).send(MISSING);
    // The Markdown parser is loaded for teams only.
    const { kitGuidePage } = await import('./kit-guide.ts');
    return reply.headers(kitPageHeaders).send(await kitGuidePage(name, markdown));
  });
  // Without a version: npm would keep what it once got from there.
  app.get(`${kitPaths.page}:file`, async (_request, reply) => reply.code(404).headers(kitPageHeaders).send(MISSING));
}

function packageOf({ params: { version, file } }: FastifyRequest<PackageRequest>): KitPackage | null {
  const name = kitPackages.find((each) => file === `${each}.tgz`);
  return name && VERSION.test(version) ? name : null;
}
