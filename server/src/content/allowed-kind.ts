import type { FastifyRequest } from 'fastify';
import { draftRightOf, draftScope } from '@vitrin/shared-contracts/draft-rights';
import { requireRight, sessionOf } from '../platform/auth/guard.ts';
import { Forbidden, NotFound } from '../platform/errors.ts';
import type { ContentKind, ContentSource } from './content-kind.ts';

/**
 * Returns the kind with this entity, by default the one in the path. Throws 404 when there is no such kind, 403 when the user
 * may not change and publish its records.
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

/**
 * Returns the kind with this entity, by default the one in the path. Throws 404 when there is no such kind, 403 when the user
 * may not even write drafts of own records. Whether a draft is an own one is checked besides: `own-drafts.ts`.
 */
export function draftableKind(
  { kinds }: Pick<ContentSource, 'kinds'>,
  request: FastifyRequest,
  entity = pathParameter(request, 'entity'),
): ContentKind {
  const kind = kinds.get(entity);
  if (!kind) throw new NotFound();
  requireRight(request, draftRightOf(kind.right));
  return kind;
}

/** Returns the kind in the path. Throws 403 when the user may not write the drafts of others. */
export function kindWithDrafts(source: Pick<ContentSource, 'kinds'>, request: FastifyRequest): ContentKind {
  const kind = draftableKind(source, request);
  if (draftScope(sessionOf(request).rights, kind.right) !== 'all') throw new Forbidden();
  return kind;
}

/** Returns a parameter of the path; empty if the path has none with this name. */
export function pathParameter({ params }: FastifyRequest, name: string): string {
  return (params as Readonly<Record<string, string>>)[name] ?? '';
}
