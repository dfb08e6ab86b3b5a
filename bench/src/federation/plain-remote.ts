import type * as Federated from '../../../shell/src/federation/load-remote.ts';
import app from '../../../remote-public/src/app/index.tsx';

/** Stands in for the shell's loading by federation where both are one bundle: the remote is there already. */
export const loadRelease: typeof Federated.loadRelease = () => Promise.resolve(app);
