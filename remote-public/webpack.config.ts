import { renderedRemote } from '@vitrin/remote-kit/webpack';
import type { Chunk, Configuration } from 'webpack';

const [browser, server] = renderedRemote('remote_public', import.meta.dirname);

/** Pages of other remotes load these: what they have in common with the pages of this one must not become a further file of it. */
const isSection = ({ name }: Chunk) => /^(?:section-site-|__federation_expose_sections)/.test(name ?? '');

/** A page that two routes share stays in one file with its cards: each file is one more request of a navigation. */
const splitChunks = {
  minSize: 30_000,
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && !isSection(chunk),
  cacheGroups: {
    siteFrame: { name: 'site-frame', chunks: isSection, minChunks: 2, minSize: 0, test: /\.tsx?$/, priority: 1 },
  },
};
const optimization: Configuration['optimization'] = { ...browser?.optimization, splitChunks };

export default [{ ...browser, optimization }, server];
