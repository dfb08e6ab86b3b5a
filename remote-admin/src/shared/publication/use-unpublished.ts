import { useQuery } from '@tanstack/react-query';
import type { UnpublishedWork } from 'shared-contracts/publication';
import type { Right } from 'shared-contracts/rights';
import { useSession } from 'shared-contracts/state';
import { unpublishedQuery } from './publication.api.ts';

const nothing: UnpublishedWork = { copies: [], schedules: [] };

interface ListedKind {
  /** Entity of the kind; undefined for a list without drafts. */
  publication?: string;
  /** Right to create records; undefined if every user who sees the list has it. */
  insert?: { right?: Right };
}

/**
 * Returns what is saved and not published of the records in a list. A failed request hides the drafts and not the list. A
 * user who may not create records sees none.
 */
export function useUnpublished({ publication, insert }: ListedKind): UnpublishedWork {
  const rights = useSession()?.rights;
  const isAllowed = insert?.right === undefined || (rights?.has(insert.right) ?? false);
  const enabled = publication !== undefined && isAllowed;
  return useQuery({ ...unpublishedQuery(publication ?? ''), enabled }).data ?? nothing;
}
