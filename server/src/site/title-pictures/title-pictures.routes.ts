import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sharedCoverColours } from '../../modules/branding/design-tokens.ts';
import { makeTitlePicture, runExclusively } from '../../modules/media/picture-work.ts';
import { mediaResourcePolicy } from '../../platform/http/media-host.ts';
import type { SurfaceContext } from '../surface-context.ts';
import { titlePicturePath, titleSubjectOf, type TitleSubject } from './title-picture-address.ts';

/** A changed name or colour of the company becomes visible within a day; services keep the picture much longer. */
const CACHING = 'public, max-age=86400';
/** A picture has about 25 kB; services fetch it once, when a page is shared. */
const KEPT_PICTURES = 40;

/** Registers the pictures for shared links of pages without one. */
export async function titlePictureRoutes(app: FastifyInstance, { services, site }: SurfaceContext): Promise<void> {
  const { config } = services;
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT_PICTURES });
  const read = async (subject: TitleSubject): Promise<Buffer> => {
    const { companyName, mainColor, secondColor } = (await site.read()).branding;
    const picture = { ...subject, companyName, colours: sharedCoverColours({ mainColor, secondColor }) };
    const key = JSON.stringify(picture);
    const drawn = kept.get(key) ?? runExclusively(() => makeTitlePicture(picture));
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
  app.get<{ Params: { '*': string } }>(`${titlePicturePath}/*`, async (request, reply) => {
    const subject = titleSubjectOf(config, request.params['*']);
    if (subject === null) return notFound(reply);
    const png = await read(subject);
    return reply
      .headers({
        'cache-control': CACHING,
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': mediaResourcePolicy(config),
        'x-content-type-options': 'nosniff',
      })
      .type('image/png')
      .send(png);
  });
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Bulunamadı.');
}
