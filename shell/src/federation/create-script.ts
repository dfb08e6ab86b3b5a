import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadTimeout } from './load-timeout.ts';
import { trustedAddress, trustedIntegrity } from './trusted-scripts.ts';

/**
 * Creates every script that federation adds: same origin, of the resolved release only, with integrity and a timeout.
 */
export default function createScriptPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'create-script',
    createScript({ url }) {
      const script = document.createElement('script');
      script.integrity = trustedIntegrity(url);
      script.crossOrigin = 'anonymous';
      script.src = trustedAddress(url);
      script.async = true;
      return { script, timeout: loadTimeout() };
    },
  };
}
