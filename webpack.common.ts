/**
 * Base configuration of the bundles of this repository: `base` has the loaders and minimizers, `clientBundle` the browser's output with the
 * shared modules, `serverBundle` the renderer. It is the one of the kit, so that a remote of another team is compiled, minified and
 * federated exactly like the units here. Remotes import the kit itself: a team may move one to a repository of its own.
 */
export { base, clientBundle, serverBundle } from '@vitrin/remote-kit/webpack';
