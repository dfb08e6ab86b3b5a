import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '@vitrin/shared-contracts/envelope';
import { DomainError, Throttled } from '../errors.ts';
import { AcquireTimeout } from '../database/acquire-timeout.ts';
import { helpersOf } from '../database/helpers.ts';
import type { Db } from '../database/tables.ts';
import type { PlatformServices } from '../platform-services.ts';
import { onceAMinute } from '../logging/log-once-a-minute.ts';
import { storageFault } from '../files/storage-error.ts';
import { Problem, problems, unexpectedProblem } from './problem.ts';
import { recordRejection } from './rejections.ts';

/** Returns the only error handler: every failure becomes an envelope, and only unexpected errors become a 500. */
export function errorMapper(services: PlatformServices) {
  const logUnavailable = onceAMinute<FastifyError>((error, requests) =>
    services.log.error({ err: error, requests }, 'database unavailable'),
  );
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const problem = problemOf(error, services);
    if (isUnavailable(error, services.db)) logUnavailable(error);
    else if (problem.status >= 500)
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    await recordRejection(services, request, problem);
    await sendProblem(reply, problem);
  };
}

export async function sendProblem(reply: FastifyReply, problem: Problem): Promise<void> {
  const envelope: Envelope = { success: false, message: problem.message, ...problem.extras };
  await reply.code(problem.status).headers(problem.headers).type('application/json; charset=utf-8').send(envelope);
}

/** `@fastify/static` adds the headers of the response to its errors. */
type FrameworkError = FastifyError & { headers?: Readonly<Record<string, string>> };

function problemOf(error: FastifyError, services: PlatformServices): Problem {
  const problem = knownProblem(error);
  if (problem) return problem;
  const fault = storageFault(error);
  if (fault !== null) return problems.storage(fault);
  if (isUnavailable(error, services.db)) return problems.unavailable();
  return frameworkProblem(error) ?? unexpectedProblem();
}

/** Reports whether an error means that the database did not answer. */
export function isUnavailable(error: unknown, db: Db): boolean {
  return error instanceof AcquireTimeout || helpersOf(db).errorKind(error) === 'unavailable';
}

const statuses = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unsupported: 415,
  invalid: 422,
  throttled: 429,
  unavailable: 503,
} as const satisfies Record<DomainError['kind'], number>;

/** Returns the error response for a domain error or a `Problem`; null for every other error. */
export function knownProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  if (!(error instanceof DomainError)) return null;
  const { retrySeconds, ...extras } = error.details;
  const headers: Record<string, string> = retrySeconds === undefined ? {} : { 'retry-after': String(retrySeconds) };
  return new Problem(statuses[error.kind], error.userMessage, extras, headers);
}

/** Fastify and its parsers set the status on the error; their English messages only go to the log. */
function frameworkProblem({ statusCode = 500, headers }: FrameworkError): Problem | null {
  if (statusCode === 416) return problems.range(headers?.['Content-Range']);
  if (statusCode === 413) return problems.tooLarge();
  if (statusCode === 415) return problems.contentType();
  if (statusCode === 429) return knownProblem(new Throttled(1));
  if (statusCode === 404) return problems.noAddress();
  if (statusCode === 405) return problems.method();
  return isClientError(statusCode) ? problems.malformed() : null;
}

function isClientError(status: number): boolean {
  return status >= 400 && status < 500;
}
