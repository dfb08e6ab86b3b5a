import type * as Federated from '../../../shell/src/federation/load-remote.ts';
import app from '../../../remote-public/src/app/index.tsx';

/** Replaces federation's release loading in the plain bundle, which already contains the remote. */
export const loadRelease: typeof Federated.loadRelease = () => Promise.resolve(app);
