import { createRequire } from 'node:module';
import path from 'node:path';
import type { Config } from 'jest';

const { resolve } = createRequire(import.meta.url);
const helper = (name: string) => path.join(import.meta.dirname, name + path.extname(import.meta.filename));

/** Compiles TypeScript and modern JavaScript for Jest, which runs CommonJS. */
export const transform: NonNullable<Config['transform']> = {
  '^.+\\.m?[jt]sx?$': [
    resolve('@swc/jest'),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2024',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Replaces style sheets and fonts by their names. */
export const assets: NonNullable<Config['moduleNameMapper']> = {
  '\\.css$': helper('empty-style'),
  '\\.woff2$': helper('empty-style'),
};

/** A page with the network classes of Node.js; a test fails on an unexpected `console.error`. */
export const inBrowser: Config = {
  testEnvironment: helper('browser-environment'),
  setupFilesAfterEnv: [helper('browser-setup')],
};

/** Large CommonJS packages, which need no compilation. */
const COMPILED = ['react', 'react-dom', 'scheduler', '@testing-library', 'jsdom', 'axios'];

/**
 * Returns the Jest configuration of a remote in a repository of its own: component tests beside the sources, in jsdom.
 * @param directory - folder of the project
 */
export function remoteTests(directory: string): Config {
  return {
    rootDir: directory,
    ...inBrowser,
    transform,
    transformIgnorePatterns: [`/node_modules/(?:${COMPILED.join('|')})/`],
    moduleNameMapper: assets,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    globals: { __SERVER__: false },
  };
}
