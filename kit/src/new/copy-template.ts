import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, root } from '../../../tools/src/units.ts';
import type { NamedRemote } from './name-remote.ts';

const template = path.join(root, 'kit/template');

/**
 * Copies the template. The template is a complete remote, so type check, lint, formatting and its own test cover it; a
 * copy differs only in names and in the relative path of the shared settings.
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
    .replaceAll(`'../../webpack.common.ts'`, `'../webpack.common.ts'`);
}

/** Quotes a string as Prettier does. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}
