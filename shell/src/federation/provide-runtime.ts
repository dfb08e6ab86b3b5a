import * as core from '@module-federation/runtime-core';

/** Remotes are built without the federation runtime and use the shell's copy (14 kB less for each of them). */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

export default () => ({ name: 'provide-runtime' });
