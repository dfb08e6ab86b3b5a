import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

// Decoding and encoding are slow on a busy machine.
jest.setTimeout(60_000);

/** The server at rest has 140 MB (product §13): decoders are loaded by the process that works on a picture, and end with it. */
it('keeps the picture library out of the server', async () => {
  const app = pathToFileURL(join(import.meta.dirname, '../../app.ts')).href;
  const script = `await import('${app}');
    console.log(JSON.stringify(process.report.getReport().sharedObjects));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toContain('argon2');
  expect(stdout).not.toMatch(/vips|sharp/);
});
