import { useSession } from '@vitrin/shared-contracts/state';
import { writeRightOf } from '@vitrin/shared-contracts/statistics';

/** Returns whether the user may publish the records of an entity; who may not, writes drafts and sends them for review. */
export function useMayPublish(entity: string): boolean {
  const rights = useSession()?.rights;
  const right = writeRightOf(entity);
  return right !== undefined && (rights?.has(right) ?? false);
}
