import { adminPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';

/** What a message tells of the request that it is. */
export interface ToldRequest {
  name: string;
  email: string;
  text: string;
  /** Date in the Istanbul time zone. */
  received_on: string;
}

/** Leads to a new request of a data subject. What it tells travels beside the address, which stays in the browser's history. */
export function DataRequestLink({ told, className }: { told: ToldRequest; className?: string | undefined }) {
  const mayRecord = useRight('privacy.write');
  if (!mayRecord) return null;
  return (
    <Link to={adminPaths.privacyRequestInsert} state={{ told }} className={className}>
      KVKK başvurusu olarak kaydet
    </Link>
  );
}

/** What the link to this screen has told; nothing without one. */
export function toldRequest(state: unknown): Partial<ToldRequest> {
  return state !== null && typeof state === 'object' && 'told' in state ? (state.told as ToldRequest) : {};
}
