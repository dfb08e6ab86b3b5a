import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installPackage, mayInstall } from './debian.ts';

const DEBIAN = '/usr/lib/postgresql';
const START_MS = 30_000;
const USER = 'vitrin';

export interface PrivatePostgres {
  /** Address of the maintenance database; tests create their databases on the same server. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a private PostgreSQL server from the installed binaries, in a temporary folder and on a free port. */
export async function startPostgres(): Promise<PrivatePostgres> {
  const bin = foundBinaries() ?? installedBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-postgres-'));
  const data = join(folder, 'data');
  changeOwner(folder);
  const initdb = asOrdinaryUser([
    join(bin, 'initdb'),
    '-D',
    data,
    '-U',
    USER,
    '-E',
    'UTF8',
    '--no-locale',
    '--auth=trust',
    '--no-sync',
  ]);
  execFileSync(initdb.file, initdb.args, { stdio: 'pipe', cwd: folder });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    // A database exists for one test only, so it needs no vacuum, archive or durable WAL.
    'autovacuum=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=4GB',
    'checkpoint_timeout=1d',
  ];
  const postgres = asOrdinaryUser([
    join(bin, 'postgres'),
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const server = spawn(postgres.file, postgres.args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  await ready(server);
  return { url: `postgres://${USER}@127.0.0.1:${port}/postgres`, stop: () => stop(server, folder) };
}

function foundBinaries(): string | null {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).toSorted((left, right) => Number(right) - Number(left))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

function installedBinaries(): string {
  if (mayInstall()) installPackage('postgresql');
  const bin = foundBinaries();
  if (bin) return bin;
  throw new Error(
    'PostgreSQL testleri için initdb ve postgres programları gerekiyor. Debian ve Ubuntu için: apt-get install postgresql',
  );
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

const NOBODY = 65_534;

/** Changes the owner of the folder, because PostgreSQL does not run as root. */
function changeOwner(folder: string): void {
  if (isRoot()) chownSync(folder, NOBODY, NOBODY);
}

/** Wraps the command so that it runs without root rights and is killed when its parent process ends for any reason. */
function asOrdinaryUser([file = '', ...args]: string[]): { file: string; args: string[] } {
  if (!isRoot()) return { file, args };
  return {
    file: 'setpriv',
    args: ['--reuid=nobody', '--regid=nogroup', '--clear-groups', '--pdeathsig', 'QUIT', file, ...args],
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  const accepting = new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL başlamadı:\n${said}`)));
    server.once('error', reject);
  });
  const late = wait(START_MS, undefined, { ref: false }).then(() => {
    throw new Error(`PostgreSQL ${START_MS / 1000} saniyede başlamadı:\n${said}`);
  });
  await Promise.race([accepting, late]);
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
