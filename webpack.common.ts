/**
 * Base configuration of every bundle of this repository. It is the one of the kit, so that a remote of another team is compiled, minified
 * and federated exactly like the remotes here: `base` has the loaders and minimizers, `clientBundle` the browser's output with the shared
 * modules, `serverBundle` the renderer, `renderedRemote` both.
 */
export { base, clientBundle, exposedChunk, renderedRemote, serverBundle } from '@vitrin/remote-kit/webpack';
