// Starts one of the tools: `node tools/run.js tools/src/test.ts`. Plain JavaScript, so that a Node.js version that is
// too old to strip types can still print an error.
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const NEEDED_NODE = 24;

if (Number(process.versions.node.split('.', 1)[0]) < NEEDED_NODE) {
  console.error(
    `Vitrin Node.js ${NEEDED_NODE} ya da daha yenisiyle çalışır; bu makinede ${process.versions.node} var. ` +
      'Önce "npm ci" ile kilitli çalışma zamanını kurun ya da Node.js sürümünü yükseltin.',
  );
  process.exit(1);
}

// Set before the first TypeScript file: with a warm cache the compiler that strips types is never loaded.
module.enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/node'));
process.argv.splice(1, 1);
await import(pathToFileURL(path.resolve(process.argv[1] ?? '')).href);
