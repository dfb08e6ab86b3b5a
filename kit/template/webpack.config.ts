import { renderedRemote } from '@vitrin/remote-kit/webpack';

export default renderedRemote('remote_template', import.meta.dirname);
