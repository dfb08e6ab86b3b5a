import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { trustedAddress, trustedIntegrity } from './trusted-scripts.ts';

const TIMEOUT_MS = 5_000;

/** Every script that federation adds: same origin, of the resolved release only, with integrity and a time limit. */
export default function createScriptPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'create-script',
    createScript({ url }) {
      const script = document.createElement('script');
      script.integrity = trustedIntegrity(url);
      script.crossOrigin = 'anonymous';
      script.src = trustedAddress(url);
      script.async = true;
      return { script, timeout: TIMEOUT_MS };
    },
  };
}
