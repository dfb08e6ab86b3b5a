import { registerGlobalPlugins, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Lets a shared module whose file did not load be loaded again; federation itself would repeat the failure until the
 * page is reloaded, even after the connection is back.
 */
const retryFailedShare: ModuleFederationRuntimePlugin = {
  name: 'retry-failed-share',
  errorLoadShare({ pkgName, shareScopeMap }) {
    const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
    for (const shared of versions) if (!shared.loaded) shared.loading = null;
  },
};

/** Registers the plugin globally, because remotes request shared modules with instances of their own. */
export default function retryFailedSharePlugin(): ModuleFederationRuntimePlugin {
  registerGlobalPlugins([retryFailedShare]);
  return retryFailedShare;
}
