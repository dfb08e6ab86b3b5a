import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../build/sources.ts';
import type { NamedRemote } from './name-remote.ts';
import { NamingError } from './naming.ts';

const kit = path.join(import.meta.dirname, '../..');
const template = path.join(kit, 'template');
/** Part of the template that only a remote with sections gets. */
const sections = path.join(template, 'src/sections');
const repositoryFiles = path.join(kit, 'repository-files');
/** npm leaves `.gitignore` out of packages, and other tools would read the rest in this repository. */
const DOT = /^dot-/;

/** What the files of a repository name. */
export interface RepositoryNames {
  /** Name of the package, `remote-kampanya`. */
  name: string;
  title: string;
  /** Path of the first page. */
  address: string;
  /** Origin of the site. */
  site: string;
}

/** Pipeline definitions by platform: where they come from and where the platform reads them. */
export const pipelineFiles = {
  github: { source: 'ci/github-actions.yml', target: '.github/workflows/release.yml' },
  gitlab: { source: 'ci/gitlab-ci.yml', target: '.gitlab-ci.yml' },
} as const;
export type PipelinePlatform = keyof typeof pipelineFiles;

/** Throws when a file that is about to be written exists: nothing is overwritten. */
export function requireUnused(folder: string): void {
  const names = ['package.json', ...readdirSync(template), ...filesBelow(repositoryFiles).map(targetOf)];
  const existing = names.find((name) => existsSync(path.join(folder, name)));
  if (existing) throw new NamingError(`${path.join(folder, existing)} zaten var; üzerine yazılmaz.`);
}

/**
 * Copies the template. It is a complete remote, so type check, lint, formatting and its own test cover it; a copy
 * differs only in names, and has a section if it is to have one.
 */
export function copyTemplate(folder: string, remote: NamedRemote, { section }: { section: boolean }): void {
  for (const file of filesBelow(template)) {
    if (!section && file.startsWith(sections + path.sep)) continue;
    const target = path.join(folder, path.relative(template, file));
    if (existsSync(target)) throw new NamingError(`${target} zaten var; üzerine yazılmaz.`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, renamed(readFileSync(file, 'utf8'), remote));
  }
}

/** Writes what a project needs in a repository of its own, besides its sources. A file that exists stays as it is. */
export function writeRepositoryFiles(folder: string, manifest: object, names: RepositoryNames): void {
  for (const file of filesBelow(repositoryFiles)) {
    const target = path.join(folder, targetOf(file));
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, named(readFileSync(file, 'utf8'), names));
  }
  writeManifest(folder, manifest);
}

/** Writes the pipeline that releases the project. Returns its path in the project. */
export function writePipeline(folder: string, platform: PipelinePlatform): string {
  const { source, target } = pipelineFiles[platform];
  const file = path.join(folder, target);
  if (existsSync(file)) throw new NamingError(`${file} zaten var; üzerine yazılmaz.`);
  mkdirSync(path.dirname(file), { recursive: true });
  cpSync(path.join(kit, source), file);
  return target;
}

function targetOf(file: string): string {
  const parts = path.relative(repositoryFiles, file).split(path.sep);
  return parts.map((part) => part.replace(DOT, '.')).join('/');
}

function named(text: string, names: RepositoryNames): string {
  return text.replaceAll(/\{\{(name|title|address|site)\}\}/g, (_all, key: keyof RepositoryNames) => names[key]);
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
