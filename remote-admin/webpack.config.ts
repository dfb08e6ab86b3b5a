import { clientBundle } from '../webpack.common.ts';

export default [clientBundle({ unit: 'remote_admin', directory: import.meta.dirname })];
