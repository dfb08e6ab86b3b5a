import { renderedRemote } from '../webpack.common.ts';

export default renderedRemote('remote_public', import.meta.dirname);
