import { enableCompileCache } from 'node:module';

const NEEDED_NODE = 24;

enableCompileCache();
const major = Number(process.versions.node.split('.', 1)[0]);
if (major < NEEDED_NODE) {
  console.error(
    `Vitrin Node.js ${NEEDED_NODE} ya da daha yenisiyle çalışır; bu makinede ${process.versions.node} var. "npm start" ile başlatın ya da Node.js'i yükseltin.`,
  );
  process.exit(1);
}

// Loaded only now: older versions of Node cannot read the modules below.
const { start } = await import('./start.ts');
await start(process.env);
