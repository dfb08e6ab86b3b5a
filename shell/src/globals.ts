import type { VitrinGlobal } from 'shared-contracts/remote-app';

/** The page's one object, whoever comes first. */
export function vitrinGlobal(): VitrinGlobal {
  globalThis.vitrin ??= {};
  return globalThis.vitrin;
}
