import { renderedRemote } from '@vitrin/remote-kit/webpack';
import type { Configuration } from 'webpack';

const [browser, server] = renderedRemote('remote_public', import.meta.dirname);

/** A page that two routes share stays in one file with its cards: each file is one more request of a navigation. */
const optimization: Configuration['optimization'] = { ...browser?.optimization, splitChunks: { minSize: 30_000 } };

export default [{ ...browser, optimization }, server];
