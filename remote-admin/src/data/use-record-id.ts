import { useSearchParams } from '@vitrin/shared-contracts/router';

/** Returns `?id=` of an update screen; null if there is none. */
export function useRecordId(): number | null {
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
