import { registerGlobalPlugins, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Lets a shared module whose file did not load be loaded again; federation itself would repeat the failure until the
 * page is reloaded, even after the connection is back.
 */
const forgetFailedShare: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-share',
  errorLoadShare({ pkgName, shareScopeMap }) {
    const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
    for (const shared of versions) if (!shared.loaded) shared.loading = null;
  },
};

/** For the remotes too: each of them asks in its own name. */
export default function forgetFailedSharePlugin(): ModuleFederationRuntimePlugin {
  registerGlobalPlugins([forgetFailedShare]);
  return forgetFailedShare;
}
