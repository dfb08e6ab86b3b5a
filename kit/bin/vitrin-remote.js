#!/usr/bin/env node
// Plain JavaScript, so that a Node.js version that is too old for the rest can still print an error.
import { existsSync } from 'node:fs';
import module from 'node:module';

const NEEDED_NODE = 24;

if (Number(process.versions.node.split('.', 1)[0]) < NEEDED_NODE) {
  console.error(
    `vitrin-remote Node.js ${NEEDED_NODE} ya da daha yenisiyle çalışır; bu makinede ${process.versions.node} var. ` +
      'Kilitli çalışma zamanı node_modules/.bin/node içindedir: “npm run …” ya da “npx vitrin-remote …” onu kullanır.',
  );
  process.exit(1);
}

module.enableCompileCache();

const packed = new URL('../dist/cli/main.js', import.meta.url);
await import(existsSync(packed) ? packed.href : new URL('../src/cli/main.ts', import.meta.url).href);
