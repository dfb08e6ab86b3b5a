import type { ResolvedRelease } from '@vitrin/shared-contracts/releases';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const integrityOf = new Map<string, string>();
let policy: ScriptPolicy | undefined;

/** Allows the scripts of this release to load, each with its integrity. */
export function trustRelease(release: ResolvedRelease): void {
  for (const [path, integrity] of Object.entries(release.integrity)) integrityOf.set(path, integrity);
}

/** Returns the integrity of a script of a trusted release. Throws for any other address. */
export function trustedIntegrity(address: string): string {
  const { origin, pathname } = new URL(address, location.origin);
  const integrity = integrityOf.get(pathname);
  if (origin !== location.origin || !integrity) throw new TypeError(`Not a script of a trusted release: ${address}`);
  return integrity;
}

/**
 * Matches no file, so the browser blocks a script that the document does not list in the same way as a changed file.
 */
const UNMATCHED_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** Called by the module loading of remotes for each additional file (webpack.common.ts). */
Object.assign(globalThis, {
  _VITRIN_INTEGRITY: (address: string) =>
    integrityOf.get(new URL(address, location.origin).pathname) ?? UNMATCHED_INTEGRITY,
});

/** Returns the address in the form that a page under Trusted Types accepts. */
export function trustedAddress(address: string): string {
  policy ??= scriptPolicy();
  return policy.createScriptURL(address);
}

/** Scripts of the shell itself that it starts as workers. */
const workers = new Set<string>();

/** Returns the address of a worker of the shell in the form that a page under Trusted Types accepts. */
export function trustedWorker(address: string): string {
  workers.add(address);
  return trustedAddress(address);
}

function scriptPolicy(): ScriptPolicy {
  const rules: ScriptPolicy = {
    createScriptURL(address) {
      if (!workers.has(address)) trustedIntegrity(address);
      return address;
    },
  };
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  return factory ? factory.createPolicy('vitrin-releases', rules) : rules;
}
