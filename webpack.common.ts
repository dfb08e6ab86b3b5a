export * from './kit/src/webpack/index.ts';
