import type { MergedChanges, MovedAddress } from '@vitrin/shared-contracts/envelope';

/** The data of a response, and what else its write has done; the response names it. */
export interface WriteResult<T> {
  data: T;
  /** Changes of others that a save has kept. */
  merged?: MergedChanges;
  /** Addresses of pages that a save has changed. */
  moved?: MovedAddress[];
  /** What was done besides, or otherwise than the request says, in Turkish. */
  notice?: string;
}
