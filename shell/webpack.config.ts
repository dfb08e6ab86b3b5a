import path from 'node:path';
import type { Configuration } from 'webpack';
import { base, clientBundle, serverBundle } from '../webpack.common.ts';

const options = { unit: 'shell', directory: import.meta.dirname } as const;

/**
 * Scripts that must be tiny and do not use federation: the loader, consent, videos, closed notices, the start of the panel, the
 * worker that watches for freezes. Only servers
 * that do not know `panel` use `theme` and `status`.
 */
const small: Configuration = {
  ...base(options, 'small'),
  target: ['web', 'es2022'],
  entry: {
    loader: './src/loader/index.ts',
    consent: './src/consent/index.ts',
    video: './src/video/index.ts',
    announcements: './src/announcements/index.ts',
    'freeze-watch': './src/freeze-watch/index.ts',
    panel: ['./src/theme/index.ts', './src/status/index.ts'],
    theme: './src/theme/index.ts',
    status: './src/status/index.ts',
  },
  output: { path: path.join(options.directory, 'dist/browser'), filename: '[name].js', iife: true },
};

export default [clientBundle(options), small, serverBundle(options, './src/server/index.tsx')];
