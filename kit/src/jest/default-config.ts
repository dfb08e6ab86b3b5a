import { remoteTests } from './config.ts';

/** Used by `vitrin-remote test` in a project without a configuration of its own. */
export default remoteTests(process.cwd());
