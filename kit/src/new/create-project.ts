import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../build/sources.ts';
import type { NamedRemote } from './name-remote.ts';
import { NamingError } from './naming.ts';

const kit = path.join(import.meta.dirname, '../..');
const template = path.join(kit, 'template');
const repositoryFiles = path.join(kit, 'repository-files');
/** npm leaves files of this name out of packages. */
const IGNORE_FILE = 'gitignore';

/** Throws when a file that is about to be written exists: nothing is overwritten. */
export function requireUnused(folder: string): void {
  const names = ['package.json', ...readdirSync(template), ...readdirSync(repositoryFiles)];
  const existing = names.find((name) => existsSync(path.join(folder, name)));
  if (existing) throw new NamingError(`${path.join(folder, existing)} zaten var; üzerine yazılmaz.`);
}

/**
 * Copies the template. It is a complete remote, so type check, lint, formatting and its own test cover it; a copy
 * differs only in names.
 */
export function copyTemplate(folder: string, remote: NamedRemote): void {
  cpSync(template, folder, { recursive: true, errorOnExist: true, force: false });
  const copied = filesBelow(template).map((file) => path.join(folder, path.relative(template, file)));
  for (const file of copied) writeFileSync(file, renamed(readFileSync(file, 'utf8'), remote));
}

/** Writes what a project needs in a repository of its own, besides its sources. */
export function writeRepositoryFiles(folder: string, manifest: object): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(repositoryFiles)) {
    const target = path.join(folder, name === IGNORE_FILE ? `.${IGNORE_FILE}` : name);
    if (!existsSync(target)) cpSync(path.join(repositoryFiles, name), target);
  }
  writeManifest(folder, manifest);
}

export function writeManifest(folder: string, manifest: object): void {
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function renamed(text: string, { unit, folder, segment, title }: NamedRemote): string {
  return text
    .replaceAll('remote_template', unit)
    .replaceAll('remote-template', folder)
    .replaceAll(`'template'`, `'${segment}'`)
    .replaceAll(`'Şablon'`, () => quoted(title));
}

/** Quotes a string as the formatter does. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}
