import { bootStore } from 'shared-contracts/state';

/** The panel document's nonce for styles made at run time (product §12). */
export function styleNonce(): string {
  return bootStore.get()?.style_nonce ?? '';
}
