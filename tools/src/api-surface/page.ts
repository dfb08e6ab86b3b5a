import { format, type Options } from 'prettier';
import ts from 'typescript';
import { print, reExported, type Declaration } from './declarations.ts';
import { holdsWireValues } from './public-parts.ts';
import { simplified } from './simplify.ts';
import { specifierOf, type Surface } from './surface.ts';

const INTRODUCTION = `What remotes may rely on ([docs/guides/api-surface.md](../../docs/guides/api-surface.md)). Written by \`npm run api:update\`,
never by hand; a change is a step of the version. Declarations without \`export\` cannot be imported: others rest on them.`;

/** Formats the page that is stored in the repository. */
export async function formatPage(surface: Surface, version: string, options: Options | null): Promise<string> {
  const chapters = [...surface].toSorted(byName).map(([part, declarations]) => chapter(part, declarations));
  const text = [`# API surface ${version}`, INTRODUCTION, ...chapters].join('\n\n');
  return format(text, { ...options, parser: 'markdown' });
}

function chapter(part: string, declarations: ReadonlyMap<string, Declaration>): string {
  const lines = [...declarations].toSorted(byName).map(([name, declaration]) => line(part, name, declaration));
  return `## shared-contracts/${part}\n\n\`\`\`ts\n${[...new Set(lines)].join('\n')}\n\`\`\``;
}

function line(part: string, name: string, { node, source }: Declaration): string {
  if (!ts.isExportDeclaration(node)) return print(simplified(node, { keepValues: holdsWireValues(part) }), source);
  const isType = node.isTypeOnly || reExported(node).some((each) => each.name.text === name && each.isTypeOnly);
  return `export ${isType ? 'type ' : ''}{ ${name} } from '${specifierOf(node)}';`;
}

function byName([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}
