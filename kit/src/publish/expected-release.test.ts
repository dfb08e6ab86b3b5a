import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { newPublishSecret } from '@vitrin/shared-contracts/publishing';
import { openProject } from '../project.ts';
import { readSettings } from './settings.ts';
import { runTask } from './tasks.ts';
import type { Task } from './args.ts';

const own = 'a'.repeat(16);
const first = 'b'.repeat(16);
const second = 'c'.repeat(16);

jest.mock('../build/build-projects.ts', () => ({ buildProjects: async () => undefined }));
jest.mock('../build/describe-release.ts', () => ({ requirementsOf: () => ({}) }));
jest.mock('./send-release.ts', () => ({
  readBuild: () => ({ id: 'a'.repeat(16), commit: null }),
  sendRelease: async () => ({ id: 'a'.repeat(16), kept: false, warnings: ['Sayfa eksik.'] }),
}));

let site: Server;
let live: string;
let sent: unknown[];
const printed: string[] = [];

beforeEach(async () => {
  live = first;
  sent = [];
  printed.length = 0;
  site = createServer((request, reply) => void answer(request, reply)).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
});
afterEach(() => site.close());

async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const state = { live, releases: [], may_promote: true, warnings: ['Yazı az.'] };
  if (request.method === 'POST' && request.url !== '/api/releases/fit') sent.push(JSON.parse(await text(request)));
  reply.end(JSON.stringify({ success: true, data: request.url === '/api/releases/fit' ? { misfit: null } : state }));
  // Another pipeline promotes its release after this one has read the state.
  live = second;
}

async function run(task: Task): Promise<void> {
  const settings = await readSettings({
    VITRIN_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    VITRIN_PUBLISH_SECRET: newPublishSecret(),
  });
  const project = openProject(path.join(__dirname, '../../../remote-auth'));
  await runTask({ remote: 'remote_auth', project, settings, print: (line) => void printed.push(line) }, task);
}

test.each<[string, Task]>([
  ['release', { kind: 'release', hold: false, reason: 'x', note: null, tags: [] }],
  ['promote', { kind: 'promote', id: own, reason: 'x' }],
  ['rollback', { kind: 'rollback', reason: 'x' }],
])(
  '%s expects the live release that it has printed at its start, not one that went live meanwhile',
  async (_name, task) => {
    await run(task);
    expect(printed[0]).toMatch(new RegExp(`üzerinde remote_auth: canlıda ${first}\\.$`));
    expect(sent.at(-1)).toMatchObject({ expected: first });
  },
);

test('a release prints what visitors lose, after the upload and after going live', async () => {
  await run({ kind: 'release', hold: false, reason: 'x', note: null, tags: [] });
  expect(printed.filter((line) => line.startsWith('Uyarı:'))).toEqual(['Uyarı: Sayfa eksik.', 'Uyarı: Yazı az.']);
});
