import type { FastifyRequest } from 'fastify';
import { problems } from './problem.ts';

const KEY = /^[\w-]{8,100}$/;

/** Returns the idempotency key of a request, or null. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw problems.malformed('Idempotency-Key geçersiz.');
  return key;
}
