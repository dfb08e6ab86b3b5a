import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { plainShell, storedServerBundle } from '../../testing/malicious-release.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import type { ServerFault } from './server-fault.ts';

const SECRET = 'imza-anahtari-9f2c41';

let folder: string;
let renderer: Renderer;
let server: Server;
let connections: number;
const faults: ServerFault[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-ways-out-'));
  writeFileSync(path.join(folder, 'secret'), SECRET);
  process.env.SECRET_OF_TEST = SECRET;
  connections = 0;
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  renderer = createRenderer({
    log: pino({ level: 'silent' }),
    read: async () => ({ data: 'veri' }) as never,
    onFault: (fault) => void faults.push(fault),
  });
});

afterAll(async () => {
  delete process.env.SECRET_OF_TEST;
  await renderer.close();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/**
 * Sandbox escape attempts by name. A successful one would return the secret file, a connection or access to the server
 * process, as text.
 */
const escapeAttempts: Readonly<Record<string, string>> = {
  'built-in modules': `return process.getBuiltinModule('node:fs').readFileSync(FILE, 'utf8')`,
  'a dynamic import': `return (await import('node:fs')).readFileSync(FILE, 'utf8')`,
  'an import of a data: URL': `return (await import('data:text/javascript,export * from "node:fs"')).readFileSync(FILE, 'utf8')`,
  'an import of a file': `return (await import('file://' + FILE)).default`,
  require: `return require('node:fs').readFileSync(FILE, 'utf8')`,
  'the module object': `return module.constructor._load('fs').readFileSync(FILE, 'utf8')`,
  'the constructor of a sandbox function': `return (() => {}).constructor('return process')().getBuiltinModule('fs').readFileSync(FILE, 'utf8')`,
  'the constructor of a host function': `return setTimeout.constructor('return import("node:fs")')().then((fs) => fs.readFileSync(FILE, 'utf8'))`,
  'an indirect eval': `return (0, eval)('import("node:fs")').then((fs) => fs.readFileSync(FILE, 'utf8'))`,
  'internal bindings': `return process.binding('fs').readFileUtf8(FILE, 0)`,
  'the database driver': `const { DatabaseSync } = await import('node:sqlite'); return new DatabaseSync(FILE).location()`,
  'the call sites of the stack': `Error.prepareStackTrace = (_error, sites) => sites;
    const sites = new Error().stack; Error.prepareStackTrace = undefined;
    for (const site of sites) { const f = site.getFunction() ?? site.getThis(); if (f?.constructor?.name === 'process') return f.getBuiltinModule('fs').readFileSync(FILE, 'utf8'); }
    return 'nothing'`,
  'a getter that the runtime invokes': `let found; Object.defineProperty(Object.prototype, 'noDeprecation', { configurable: true, get() { found = this; } });
    try { new Buffer(1); } catch {} delete Object.prototype.noDeprecation;
    return found.getBuiltinModule('fs').readFileSync(FILE, 'utf8')`,
  'memory that was not cleared': `for (let i = 0; i < 200; i++) { const text = Buffer.allocUnsafeSlow(262144).latin1Slice(); if (text.includes(KNOWN)) return text; } return 'nothing'`,
  'the environment': `return JSON.stringify(process.env) + (process.report?.getReport() ?? '')`,
  fetch: `return (await fetch('http://127.0.0.1:' + PORT)).status`,
  'a WebSocket connection': `const socket = new WebSocket('ws://127.0.0.1:' + PORT); return new Promise((resolve) => (socket.onerror = resolve))`,
  'the dispatcher of fetch': `new Request('http://127.0.0.1'); const [key] = Object.getOwnPropertySymbols(globalThis).filter((key) => String(key).includes('undici'));
    return new Promise((resolve, reject) => globalThis[key].dispatch({ origin: 'http://127.0.0.1:' + PORT, path: '/', method: 'GET' }, { onRequestStart() {}, onConnect() {}, onError: reject, onHeaders: resolve }))`,
  'a signal to the server': `return process.kill(process.ppid, 0)`,
  'the inspector of the server': `return process._debugProcess(process.ppid)`,
  'flags of the V8 engine': `const v8 = process.getBuiltinModule('v8'); v8.setFlagsFromString('--allow-natives-syntax'); return 'set'`,
  'shared memory': `return new SharedArrayBuffer(8).byteLength`,
  'a lock': `return Atomics.wait(new Int32Array(8), 0, 0, 1)`,
  'machine code': `return new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer.byteLength`,
  'the port of a worker': `return (await import('node:worker_threads')).parentPort.postMessage('x')`,
};

/** All attempts are in one release, so that they share a process: side effects of one attempt persist for the next. */
const remote = (port: number) => `const FILE = ${JSON.stringify(path.join(folder, 'secret'))}; const PORT = ${port};
// As hexadecimal digits: the process's memory holds the text of this bundle, which must not be what is looked for.
const KNOWN = Buffer.from(${JSON.stringify(Buffer.from(SECRET.slice(5)).toString('hex'))}, 'hex').toString();
const ways = {
${Object.entries(escapeAttempts)
  .map(([name, body]) => `${JSON.stringify(name)}: async () => { ${body} }`)
  .join(',\n')}
};
exports.default = { async go(url) {
  try { return 'REACHED ' + (await ways[url]()); } catch (error) { return 'refused ' + error; }
} };`;

function render(code: string, url = '/') {
  const request = { url, language: { abbr: 'tr', lang: 'Türkçe' }, branding: {} as never };
  const shells = [storedServerBundle(folder, 'shell', plainShell)];
  return renderer.render({ shells, remotes: [storedServerBundle(folder, 'remote_public', code)] }, request);
}

test.each(Object.keys(escapeAttempts))('%s does not escape the sandbox', async (name) => {
  const rendered = await render(remote((server.address() as AddressInfo).port), name);
  expect(rendered?.result).toMatchObject({
    html: expect.stringMatching(/^refused |^REACHED (?:nothing|\{"NODE_ENV":"production"\})$/),
  });
  expect(JSON.stringify(rendered)).not.toContain(SECRET);
  expect(connections).toBe(0);
});

test.each([
  [
    'a static import',
    `import fs from 'node:fs'; export default { go: () => fs.readFileSync('/etc/hostname', 'utf8') };`,
  ],
  ['import.meta', `const require = createRequire(import.meta.url); exports.default = { go: () => '' };`],
  ['a process exit', `process.exit(0);`],
  ['a process abort', `process.abort();`],
  [
    'an uncaught exception',
    `setTimeout(() => { throw new Error('later'); }); exports.default = { go: () => new Promise(() => {}) };`,
  ],
  [
    'an unhandled rejection',
    `Promise.reject(new Error('later')); exports.default = { go: () => new Promise(() => {}) };`,
  ],
  [
    'unbounded memory outside the heap',
    `exports.default = { go() { const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1)); } };`,
  ],
  ['a forged message', `JSON.stringify = () => '{"kind":"__proto__"}'; exports.default = { go: () => '' };`],
  [
    'an unsolicited result',
    `exports.default = { go() { JSON.stringify = () => '{"kind":"unmatched","job":99}'; return ''; } };`,
  ],
  [
    'an invalid page',
    `exports.default = { go() { Object.prototype.toJSON = function () { return this.kind ? { ...this, result: 1 } : this; }; return ''; } };`,
  ],
  [
    'an endless series of reads',
    `exports.default = { async go(_url, read) { for (;;) await read('/api/pages/blog'); } };`,
  ],
  ['infinite recursion', `exports.default = { go() { const deeper = () => deeper() + 1; return deeper(); } };`],
])('%s ends the release, not the server', async (_what, code) => {
  expect(await render(code)).toBeNull();
});

test('a fault of the remote is never attributed to the shell', async () => {
  const code = `JSON.stringify = () => '{"kind":"ready"}'; exports.default = {};`;
  faults.length = 0;
  await render(code);
  expect(faults).toMatchObject([{ unit: 'remote_public' }]);
});

test('no code runs in the background between renderings', async () => {
  const code = `let ticks = 0; exports.default = { go(url) { if (url === '/') setInterval(() => ticks++, 1); return ticks; } };`;
  await render(code);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { result } = (await render(code, '/ticks')) ?? {};
  expect(Number((result as { html: string }).html)).toBeLessThan(20);
});
