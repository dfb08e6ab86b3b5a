import { browserHalf } from '../webpack.common.ts';

export default [browserHalf({ unit: 'remote_admin', directory: import.meta.dirname })];
