import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { isRemoteName } from '@vitrin/shared-contracts/releases';
import { dataEnvelope } from '../platform/http/envelope.ts';
import { queryText } from '../platform/http/paging.ts';
import { NotFound } from '../platform/errors.ts';
import type { ChosenRelease } from '../releases/serving/choice.ts';
import type { Renderer } from './rendering/renderer.ts';
import type { SurfaceContext } from './surface-context.ts';

/**
 * Registers the route that returns the releases that a new document would name for this visitor. Open pages poll it to
 * show the update prompt.
 */
export async function currentReleaseRoutes(app: FastifyInstance, context: SurfaceContext): Promise<void> {
  const { releases, visitors, renderer } = context;
  app.get(
    api.currentRelease,
    { config: { responses: 'CurrentRelease', filters: ['remote'] } },
    async (request, reply) => {
      const remote = queryText(request.query, 'remote') ?? '';
      const chosen = isRemoteName(remote) ? releases.choose({ remote, parts: [] }, await visitors.read(request)) : null;
      if (!chosen) throw new NotFound();
      void reply.header('Cache-Control', 'no-store');
      return dataEnvelope({ id: namedId(renderer, chosen.remote), shell: namedId(renderer, chosen.shell) });
    },
  );
}

/**
 * Returns the id of the first release whose server bundle is not blocked, even while the live pointer still refers to a
 * blocked one.
 */
function namedId(renderer: Renderer, { release, fallbacks }: ChosenRelease): string {
  const named = [release, ...fallbacks].find((each) => !renderer.isReleaseBlocked(each)) ?? release;
  return named.descriptor.id;
}
