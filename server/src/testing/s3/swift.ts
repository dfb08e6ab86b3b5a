import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../platform/files/s3/s3-settings.ts';

/** Debian packages of OpenStack Swift, whose S3 interface checks signatures. */
export const swiftPackages = 'swift-proxy swift-account swift-container swift-object memcached';

const PROGRAMS = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'memcached',
];
const START_MS = 40_000;
const RETRY_MS = 250;
const rings = ['account', 'container', 'object'] as const;

export function isSwiftInstalled(): boolean {
  try {
    execFileSync('which', PROGRAMS);
    return true;
  } catch {
    return false;
  }
}

/** Starts all servers of Swift, with one disk in a temporary folder, and creates a bucket. */
export async function startSwift(): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-swift-'));
  mkdirSync(join(folder, 'data/d1'), { recursive: true });
  const [cache = 0, proxy = 0, ...ports] = await freePorts(rings.length + 2);
  for (const [place, ring] of rings.entries()) {
    const port = ports[place] ?? 0;
    writeFileSync(join(folder, `${ring}.conf`), serverSettings(folder, ring, port));
  }
  await createRings(folder, ports);
  writeFileSync(join(folder, 'proxy.conf'), proxySettings(folder, proxy, cache));
  const children = [
    run(folder, 'memcached', ['-u', 'root', '-l', '127.0.0.1', '-p', String(cache)]),
    ...[...rings, 'proxy'].map((name) => run(folder, `swift-${name}-server`, [`${name}.conf`])),
  ];
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${proxy}`,
    bucket: 'files',
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    prefix: '',
  };
  const close = async () => {
    await Promise.all(children.map(stop));
    rmSync(folder, { recursive: true, force: true });
  };
  await createBucket(settings).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { settings, close };
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => void server.close(resolve))));
  return ports;
}

/** The command for it would be nine processes. */
const BUILD_RINGS = `
import sys
from swift.common.ring import RingBuilder
for ring, port in zip(sys.argv[1::2], sys.argv[2::2]):
    builder = RingBuilder(4, 1, 1)
    builder.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=int(port), device='d1', weight=1))
    builder.rebalance()
    builder.get_ring().save(ring + '.ring.gz')
`;

async function createRings(folder: string, ports: readonly number[]): Promise<void> {
  const args = rings.flatMap((ring, place) => [ring, String(ports[place])]);
  await promisify(execFile)('/usr/bin/python3', ['-c', BUILD_RINGS, ...args], { cwd: folder });
}

function serverSettings(folder: string, ring: string, port: number): string {
  return `[DEFAULT]
devices = ${folder}/data
mount_check = false
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
[pipeline:main]
pipeline = ${ring}-server
[app:${ring}-server]
use = egg:swift#${ring}
`;
}

function proxySettings(folder: string, port: number, cache: number): string {
  const filters = ['catch_errors', 's3api', 'copy', 'slo'];
  return `[DEFAULT]
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join('\n')}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
`;
}

function run(folder: string, program: string, args: readonly string[]): ChildProcess {
  const log = openSync(join(folder, 'log'), 'a');
  return spawn(program, args, { cwd: folder, stdio: ['ignore', log, log] });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** The servers need some seconds before they answer. */
async function createBucket({ endpoint, region, bucket, ...credentials }: S3Settings): Promise<void> {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1 });
  const deadline = Date.now() + START_MS;
  while (true)
    try {
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(RETRY_MS);
    }
}
