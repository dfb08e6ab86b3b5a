import type { FastifyRequest } from 'fastify';
import { requireRight } from '../platform/auth/guard.ts';
import { NotFound } from '../platform/errors.ts';
import type { ContentKind, ContentSource } from './content-kind.ts';

/**
 * Returns the kind with this entity, by default the one in the path. Throws 404 when there is no such kind, 403 when the user
 * may not edit its records.
 */
export function allowedKind(
  { kinds }: Pick<ContentSource, 'kinds'>,
  request: FastifyRequest,
  entity = pathParameter(request, 'entity'),
): ContentKind {
  const kind = kinds.get(entity);
  if (!kind) throw new NotFound();
  requireRight(request, kind.right);
  return kind;
}

/** Returns a parameter of the path; empty if the path has none with this name. */
export function pathParameter({ params }: FastifyRequest, name: string): string {
  return (params as Readonly<Record<string, string>>)[name] ?? '';
}
