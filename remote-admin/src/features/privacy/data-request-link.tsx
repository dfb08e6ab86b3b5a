import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';

/** Data of a message that prefills a data subject request. */
export interface RequestPrefill {
  name: string;
  email: string;
  text: string;
  /** Date in the Istanbul time zone. */
  received_on: string;
}

/**
 * Links to a new data subject request. The data is passed in the history state, because URLs are recorded in the
 * browser history.
 */
export function DataRequestLink({ prefill, className }: { prefill: RequestPrefill; className?: string | undefined }) {
  const mayRecord = useRight('privacy.write');
  if (!mayRecord) return null;
  return (
    <Link to={adminPaths.privacyRequestInsert} state={{ prefill }} className={className}>
      KVKK başvurusu olarak kaydet
    </Link>
  );
}

/** Returns the data that the link passed in the history state; empty without it. */
export function readPrefill(state: unknown): Partial<RequestPrefill> {
  return state !== null && typeof state === 'object' && 'prefill' in state ? (state.prefill as RequestPrefill) : {};
}
