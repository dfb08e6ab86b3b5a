import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from 'shared-contracts/envelope';
import { AcquireTimeout } from '../database/acquire-timeout.ts';
import { helpersOf } from '../database/helpers.ts';
import type { Services } from '../../services.ts';
import { storageFault } from '../files/storage-error.ts';
import { Problem, problems, unexpected } from './problem.ts';
import { noteRefusal } from './refusals.ts';

/** The one error mapper: every failure becomes an envelope, and only what nobody foresaw a 500. */
export function errorMapper(services: Services) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const problem = problemOf(error, services);
    if (problem.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    await noteRefusal(services, request, problem);
    await sendProblem(reply, problem);
  };
}

export async function sendProblem(reply: FastifyReply, problem: Problem): Promise<void> {
  const envelope: Envelope = { success: false, message: problem.message, ...problem.extras };
  await reply.code(problem.status).headers(problem.headers).type('application/json; charset=utf-8').send(envelope);
}

function problemOf(error: FastifyError, services: Services): Problem {
  if (error instanceof Problem) return error;
  const fault = storageFault(error);
  if (fault !== null) return problems.storage(fault);
  if (error instanceof AcquireTimeout || helpersOf(services.db).errorKind(error) === 'unavailable')
    return problems.unavailable();
  return ofFramework(error) ?? unexpected();
}

/** Fastify and its parsers put the status on the error; their English words stay in the log. */
function ofFramework({ statusCode = 500 }: FastifyError): Problem | null {
  if (statusCode === 413) return problems.tooLarge();
  if (statusCode === 415) return problems.contentType();
  if (statusCode === 429) return problems.throttled(1);
  if (statusCode === 404) return problems.noAddress();
  if (statusCode === 405) return problems.method();
  return statusCode >= 400 && statusCode < 500 ? problems.malformed() : null;
}
