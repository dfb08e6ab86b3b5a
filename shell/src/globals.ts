import type { VitrinGlobal } from 'shared-contracts/remote-app';

/** Returns the global object of the page; the first caller creates it. */
export function vitrinGlobal(): VitrinGlobal {
  globalThis.vitrin ??= {};
  return globalThis.vitrin;
}
