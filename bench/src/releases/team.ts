import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { api } from '@vitrin/shared-contracts/paths';
import { deriveCredential } from '@vitrin/shared-contracts/publishing';
import type { RemoteState } from '@vitrin/shared-contracts/release-management';
import type { RemoteName } from '@vitrin/shared-contracts/releases';
import { partialCopy } from '../../../tools/src/partial-copy.ts';
import { filesBelow, folderOf } from '../../../tools/src/units.ts';
import { root } from '../site.ts';

/** The remote whose documents are polled. */
export const REMOTE = 'remote_public';

/** A team that has a copy of its own remote, as a pipeline has, and a publish credential of the site. */
export interface Team {
  /**
   * Runs `npm run release` with a changed text. Returns when it began and when its build finished, in epoch
   * milliseconds.
   */
  release(): Promise<{ began: number; built: number }>;
  /** Leaves only sources with new modification times and the build cache, as a checkout by a pipeline does. */
  checkOutAgain(): void;
  state(): Promise<RemoteState>;
  promote(id: string): Promise<void>;
  rollBack(): Promise<void>;
  leave(): void;
}

interface TeamOptions {
  /** Environment variables of the site's server, for the command that creates the credential. */
  settings: Readonly<Record<string, string>>;
  remote?: RemoteName;
}

/** Prepares a team with an empty build cache. */
export async function openTeam(address: string, { settings, remote = REMOTE }: TeamOptions): Promise<Team> {
  const folder = folderOf(remote);
  const printed = await run(['server/src/cli/main.ts', 'publish-token', remote], { cwd: root, env: settings });
  const secret = /vitrin_[\w-]{43}/.exec(printed)?.[0] ?? '';
  const { token } = await deriveCredential(secret);
  const copy = partialCopy(['shared-contracts', folder, 'kit', 'tools']);
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const headers = { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(address + path, { headers, ...sent });
    const answer = (await response.json()) as { success: boolean; message?: string; data: T };
    if (!answer.success) throw new Error(`${path} returned ${response.status}: ${answer.message ?? ''}`);
    return answer.data;
  };
  const own = api.publishRelease(remote);
  const state = () => call<RemoteState>(own);
  const reason = 'Ölçüm';
  return {
    state,
    async release() {
      appendFileSync(path.join(copy, folder, 'src/app/index.tsx'), `\nexport const builtAt${Date.now()} = true;\n`);
      const began = Date.now();
      await runNpm(['run', '--silent', 'release', '-w', folder], copy, {
        VITRIN_URL: address,
        VITRIN_PUBLISH_SECRET: secret,
      });
      // The build writes this file last.
      return { began, built: statSync(path.join(copy, folder, 'dist/.sources')).mtimeMs };
    },
    checkOutAgain() {
      rmSync(path.join(copy, folder, 'dist'), { recursive: true });
      const now = new Date();
      const sources = ['shared-contracts', folder, 'kit'].map((name) => path.join(copy, name, 'src'));
      for (const file of sources.flatMap(filesBelow)) utimesSync(file, now, now);
    },
    async promote(id) {
      await call(`${own}/promote`, { id, expected: (await state()).live, reason });
    },
    async rollBack() {
      await call(`${own}/rollback`, { expected: (await state()).live, reason });
    },
    leave: () => rmSync(copy, { recursive: true, force: true }),
  };
}

interface CommandEnvironment {
  cwd: string;
  env: Readonly<Record<string, string>>;
}

function run(args: readonly string[], surroundings: CommandEnvironment): Promise<string> {
  return output(process.execPath, args, surroundings);
}

async function runNpm(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>): Promise<void> {
  await output('npm', args, { cwd, env });
}

async function output(command: string, args: readonly string[], { cwd, env }: CommandEnvironment): Promise<string> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${args.join(' ')} failed\n${text}`);
  return text;
}
