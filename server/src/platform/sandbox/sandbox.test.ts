import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasKernelLimits } from './limits.ts';
import { startSandbox, type SandboxEnd } from './sandbox.ts';

let folder: string;

beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'vitrin-sandbox-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Runs a program as an attacker would who has bypassed everything that is removed inside the process. Returns its
 * messages and how it ended.
 */
async function run(program: string): Promise<{ messages: unknown[]; end: SandboxEnd }> {
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, program);
  const messages: unknown[] = [];
  const end = await new Promise<SandboxEnd>((resolve) => {
    const sandbox = startSandbox({
      program: file,
      heapMb: 64,
      onMessage: (message) => {
        messages.push(message);
        if (message === 'ready') void sandbox.restrict().then(() => sandbox.send({}));
      },
      onEnd: resolve,
    });
  });
  return { messages, end };
}

/** Returns a program that tries each attempt with modules that code of a release cannot access. */
const attempts = (port: number, file: string) => `
import { spawnSync } from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import fs from 'node:fs';
import net from 'node:net';
import { Worker } from 'node:worker_threads';
const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
const outcome = (start) => new Promise((resolve) => {
  const done = (error) => resolve(error ? 'refused' : 'reached');
  try { start(done); } catch (error) { done(error); }
});
const ways = {
  read: (done) => fs.readFile(${JSON.stringify(file)}, done),
  write: (done) => fs.writeFile(${JSON.stringify(file)}, 'x', done),
  environment: (done) => fs.readFile('/proc/self/environ', done),
  process: (done) => done(spawnSync('/bin/true').error),
  thread: (done) => { new Worker('', { eval: true }); done(); },
  tcp: (done) => net.connect(${port}, '127.0.0.1').on('connect', () => done()).on('error', done),
  socketFile: (done) => net.connect(${JSON.stringify(path.join(folder, 'socket'))}).on('connect', () => done()).on('error', done),
  listen: (done) => net.createServer().listen(0, () => done()).on('error', done),
  udp: (done) => dgram.createSocket('udp4').on('error', done).send('x', ${port}, '127.0.0.1', done),
  names: (done) => dns.resolve('localhost', done),
};
process.stdin.once('data', async () => {
  const found = {};
  for (const [name, way] of Object.entries(ways)) found[name] = await outcome(way);
  say({ ...found, database: process.getBuiltinModule('node:sqlite') ? 'reached' : 'refused', env: Object.keys(process.env) });
  process.exit();
});
say('ready');`;

test('the kernel denies access when the restrictions inside the process are bypassed', async () => {
  if (!hasKernelLimits) return;
  let connections = 0;
  const server = createServer(() => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const unix = createServer(() => (connections += 1));
  await new Promise<void>((resolve) => unix.listen(path.join(folder, 'socket'), resolve));
  writeFileSync(path.join(folder, 'program.txt'), 'secret');
  const { messages } = await run(attempts((server.address() as AddressInfo).port, path.join(folder, 'program.txt')));
  server.close();
  unix.close();
  const attemptsByName = [
    'read',
    'write',
    'environment',
    'process',
    'thread',
    'tcp',
    'socketFile',
    'listen',
    'udp',
    'names',
    'database',
  ];
  expect(messages).toEqual([
    'ready',
    { ...Object.fromEntries(attemptsByName.map((way) => [way, 'refused'])), env: ['TZ', 'MALLOC_ARENA_MAX'] },
  ]);
  expect(connections).toBe(0);
});

test.each([
  ['invalid JSON', `process.stdout.write('{"kind"\\n');`, 'Bir ileti geçerli JSON değil.'],
  [
    'an unterminated line',
    `const text = 'x'.repeat(1e6); setInterval(() => process.stdout.write(text), 0);`,
    'Bir ileti çok uzun.',
  ],
])('%s ends the process', async (_what, program, fault) => {
  expect((await run(program)).end.fault).toBe(fault);
});

test('messages arrive whole, one in many chunks as well as several in one', async () => {
  const file = path.join(folder, 'echo.mjs');
  const channel = JSON.stringify(path.join(import.meta.dirname, 'inside/channel.js'));
  writeFileSync(
    file,
    `import { openChannel } from ${channel};
const channel = openChannel(({ text }) => channel.send({ length: text.length, end: text.slice(-2) }));`,
  );
  const messages = await new Promise<unknown[]>((resolve) => {
    const received: unknown[] = [];
    const sandbox = startSandbox({
      program: file,
      heapMb: 64,
      onMessage: (message) => {
        if (received.push(message) < 4) return;
        sandbox.kill();
        resolve(received);
      },
      onEnd: () => resolve(received),
    });
    for (const text of ['a', 'ş'.repeat(1_000_000), 'two\nlines', 'ğ']) sandbox.send({ text });
  });
  expect(messages).toEqual([
    { length: 1, end: 'a' },
    { length: 1_000_000, end: 'şş' },
    { length: 9, end: 'es' },
    { length: 1, end: 'ğ' },
  ]);
});
