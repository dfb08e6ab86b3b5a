import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

// Decoding and encoding are slow on a busy machine.
jest.setTimeout(60_000);

/**
 * The idle server may use 140 MB (product §13): only the process for one picture task loads the decoders, and it ends
 * with the task.
 */
it('the server does not load the picture library', async () => {
  const app = pathToFileURL(join(import.meta.dirname, '../../app.ts')).href;
  const script = `await import('${app}');
    console.log(JSON.stringify(process.report.getReport().sharedObjects));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toContain('argon2');
  expect(stdout).not.toMatch(/vips|sharp/);
});
