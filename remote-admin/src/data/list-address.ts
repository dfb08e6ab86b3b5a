import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { bootStore } from '@vitrin/shared-contracts/state';

/** Returns the address that a list, or a record in it, has on this site by its path in `publicPaths`. */
export function listAddress(path: string): string {
  return exchangeNames(path, bootStore.get()?.list_names);
}
