import { renderedRemote } from '../../webpack.common.ts';

export default renderedRemote('remote_template', import.meta.dirname);
