import type { FastifyRequest } from 'fastify';
import { uuidPattern } from '@vitrin/shared-contracts/uuid';
import { pathParameter, type allowedKind } from '../../content/allowed-kind.ts';
import type { ContentKind } from '../../content/content-kind.ts';
import type { CopyReader } from '../../content/publication/copy-authors.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { NotFound } from '../../platform/errors.ts';
import type { ContentServices } from '../../content/content-services.ts';

/** What a request names by its path, and who sends it. */
export interface RequestedItem {
  kind: ContentKind;
  id: string;
  reader: CopyReader;
}

export type ItemOf = (request: FastifyRequest) => RequestedItem;

/** Returns the user of a request as the reader of drafts. */
export function readerOf(request: FastifyRequest): CopyReader {
  const { user, rights } = sessionOf(request);
  return { id: user.id, name: user.name, rights };
}

/** Returns the function that reads the kind and the id in the path; `kindOf` checks the right of the user. */
export function itemFrom(services: Pick<ContentServices, 'kinds'>, kindOf: typeof allowedKind): ItemOf {
  return (request) => {
    const [kind, id] = [kindOf(services, request), pathParameter(request, 'id')];
    if (!uuidPattern.test(id)) throw new NotFound();
    return { kind, id, reader: readerOf(request) };
  };
}
