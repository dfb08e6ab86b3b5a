import { useQuery } from '@tanstack/react-query';
import type { UnpublishedWork } from '@vitrin/shared-contracts/publication';
import type { Right } from '@vitrin/shared-contracts/rights';
import { useSession } from '@vitrin/shared-contracts/state';
import { unpublishedQuery } from './publication.api.ts';

const nothing: UnpublishedWork = { copies: [], schedules: [] };

/**
 * Returns what is saved and not published of the records of a kind; nothing without an entity, and for users without the
 * right. A failed request hides the drafts and not the list.
 */
export function useUnpublished(entity: string | undefined, right: Right | undefined): UnpublishedWork {
  const rights = useSession()?.rights;
  const isAllowed = right === undefined || (rights?.has(right) ?? false);
  const enabled = entity !== undefined && isAllowed;
  return useQuery({ ...unpublishedQuery(entity ?? ''), enabled }).data ?? nothing;
}
