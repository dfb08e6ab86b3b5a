import { renderedRemote } from '@vitrin/remote-kit/webpack';

export default renderedRemote('remote_auth', import.meta.dirname);
