import { bootElementId, type BootBlock } from '@vitrin/shared-contracts/boot';
import { bootStore, brandingStore, languageStore } from '@vitrin/shared-contracts/state';

/** Reads the document's boot block and fills the stores that every remote shares. */
export function readBoot(): BootBlock {
  const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? 'null') as BootBlock | null;
  if (!boot) throw new Error('The document has no boot block');
  bootStore.set(boot);
  brandingStore.set(boot.branding);
  languageStore.set(boot.language);
  Object.assign(globalThis, { csrf_token: boot.csrf });
  return boot;
}
