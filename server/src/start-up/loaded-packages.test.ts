import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

// Loading the server is slow on a busy machine.
jest.setTimeout(60_000);

const server = pathToFileURL(join(import.meta.dirname, '../start.ts')).href;
/** Prints the native libraries of the loaded server and the packages from which it has loaded modules. */
const script = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    load(url, context, nextLoad) {
      packages.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]);
      return nextLoad(url, context);
    },
  });
  await import('${server}');
  const { sharedObjects } = process.report.getReport();
  console.log(JSON.stringify({ packages: [...packages], sharedObjects }));
  process.exit();`;

const onDemand = [
  '@aws-sdk/client-s3',
  '@simplewebauthn/server',
  'age-encryption',
  'feed',
  'file-type',
  'isbot',
  'nodemailer',
  'pg',
  'prom-client',
  'qrcode',
  'tar-stream',
];

interface Loaded {
  packages: string[];
  sharedObjects: string[];
}

async function loadServer(): Promise<Loaded> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout) as Loaded;
}

/**
 * Each loaded package delays the start and stays in memory. Only the process for one picture task loads the decoders;
 * the other packages belong to operations that most servers rarely perform.
 */
it('the server starts without the packages that only some operations need', async () => {
  const { packages, sharedObjects } = await loadServer();
  expect(sharedObjects.join()).toContain('argon2');
  expect(sharedObjects.join()).not.toMatch(/vips|sharp/);
  const loaded = new Set(packages);
  expect(loaded.has('fastify')).toBe(true);
  expect(onDemand.filter((name) => loaded.has(name))).toEqual([]);
});
