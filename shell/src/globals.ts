import type { VitrinGlobal } from '@vitrin/shared-contracts/remote-app';

/** Returns the global object of the page; the first caller creates it. */
export function vitrinGlobal(): VitrinGlobal {
  globalThis.vitrin ??= {};
  return globalThis.vitrin;
}
