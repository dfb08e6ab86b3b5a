import { bootStore } from 'shared-contracts/state';

/** The panel document's nonce for styles made at run time (design §6). */
export function styleNonce(): string {
  return bootStore.get()?.style_nonce ?? '';
}
