import type { FastifyInstance } from 'fastify';
import { api } from 'shared-contracts/paths';
import { isRemoteName } from 'shared-contracts/releases';
import { answer } from '../platform/http/envelope.ts';
import { queryText } from '../platform/http/paging.ts';
import { NotFound } from '../platform/errors.ts';
import type { ChosenRelease } from '../modules/releases/serving/choice.ts';
import type { Renderer } from './rendering/renderer.ts';
import type { SurfaceContext } from './surface-context.ts';

/** Which releases a new document would name for this visitor now: open pages ask, and are offered what is newer. */
export async function currentReleaseRoutes(app: FastifyInstance, context: SurfaceContext): Promise<void> {
  const { releases, visitors, renderer } = context;
  app.get(api.currentRelease, { config: { answers: 'CurrentRelease' } }, async (request, reply) => {
    const remote = queryText(request.query, 'remote') ?? '';
    const chosen = isRemoteName(remote) ? releases.choose(remote, await visitors.read(request)) : null;
    if (!chosen) throw new NotFound();
    void reply.header('Cache-Control', 'no-store');
    return answer({ id: namedId(renderer, chosen.remote), shell: namedId(renderer, chosen.shell) });
  });
}

/** A release whose server bundle is set aside is named no more, though the pointer may still stand there. */
function namedId(renderer: Renderer, { release, fallbacks }: ChosenRelease): string {
  const named = [release, ...fallbacks].find((each) => !renderer.isSetAside(each)) ?? release;
  return named.descriptor.id;
}
