import { renderedRemote } from '@vitrin/remote-kit/webpack';

export default renderedRemote('remote_public', import.meta.dirname);
