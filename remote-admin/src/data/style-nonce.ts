import { bootStore } from '@vitrin/shared-contracts/state';

/** Returns the CSP nonce of the panel document for styles created at run time (product §12). */
export function styleNonce(): string {
  return bootStore.get()?.style_nonce ?? '';
}
