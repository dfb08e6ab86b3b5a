import type { FastifyInstance } from 'fastify';
import type { Envelope } from 'shared-contracts/envelope';
import { ApiFailure, type ReadResult, type RemoteContext } from 'shared-contracts/remote-app';

/** Returns the `read` function for a remote, which handles requests to the public API in this process. */
export function inProcessReader(app: FastifyInstance): RemoteContext['read'] {
  return <T>(path: string, params: Readonly<Record<string, string>> = {}) => readInProcess<T>(app, path, params);
}

async function readInProcess<T>(
  app: FastifyInstance,
  path: string,
  params: Readonly<Record<string, string>>,
): Promise<ReadResult<T>> {
  if (!path.startsWith('/api/pages/')) throw new ApiFailure(404, path);
  const response = await app.inject({ method: 'GET', url: path, query: { ...params } });
  const answer = response.json<Envelope<T>>();
  if (!answer.success || answer.data === undefined) throw new ApiFailure(response.statusCode, answer.message ?? path);
  return { data: answer.data, ...(answer.meta ? { meta: answer.meta } : {}) };
}
