import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Hashes in a process outside jest, as the server does. */
async function hashMadeBy(env: NodeJS.ProcessEnv): Promise<string> {
  const passwords = pathToFileURL(join(import.meta.dirname, 'passwords.ts')).href;
  const script = `const { hashPassword } = await import('${passwords}');
    console.log(await hashPassword('dogru-sifre-1'));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env });
  return stdout;
}

it('a server hashes at full cost, even with the environment variables of the tests', async () => {
  expect(process.env).toMatchObject({ NODE_ENV: 'test', JEST_WORKER_ID: expect.any(String) as string });
  expect(await hashMadeBy(process.env)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('verifies a correct password, and no password if there is no account', async () => {
  const stored = await hashPassword('dogru-sifre-1');
  expect(await verifyPassword(stored, 'dogru-sifre-1')).toBe(true);
  expect(await verifyPassword(stored, 'dogru-sifre-2')).toBe(false);
  expect(await verifyPassword(null, 'dogru-sifre-1')).toBe(false);
});
