import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, root } from '../units.ts';
import type { NamedRemote } from './name-remote.ts';

const template = path.join(root, 'tools/template/remote');

/**
 * The template is a remote like any other, so that types, lint, format and its own test keep it sound. A copy differs from it
 * in its names and in where the house's settings lie.
 */
export function copyTemplate(folder: string, remote: NamedRemote): void {
  cpSync(template, folder, { recursive: true, errorOnExist: true, force: false });
  for (const file of filesBelow(folder)) writeFileSync(file, renamed(readFileSync(file, 'utf8'), remote));
}

function renamed(text: string, { unit, folder, segment, title }: NamedRemote): string {
  return text
    .replaceAll('remote_template', unit)
    .replaceAll('remote-template', folder)
    .replaceAll(`'/template`, `'/${segment}`)
    .replaceAll(`'Şablon'`, () => quoted(title))
    .replaceAll(`'../../../webpack.common.ts'`, `'../webpack.common.ts'`);
}

/** As prettier writes it. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}
