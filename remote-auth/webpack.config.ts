import { renderedRemote } from '../webpack.common.ts';

export default renderedRemote('remote_auth', import.meta.dirname);
