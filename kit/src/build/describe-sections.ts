import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DescribedSection } from '@vitrin/shared-contracts/releases';
import type { SectionDeclarations } from '@vitrin/shared-contracts/section-declaration';
import { declarationLimits, declarationProblem } from '@vitrin/shared-contracts/section-rules';
import type { Compilation } from 'webpack';
import { declarationsFile, remoteEntry, sectionChunk, sectionsChunk, sectionsEntry } from '../webpack/index.ts';

/**
 * Reads what the sections of a remote declare; empty for a remote without sections. Nothing of them is rendered: the file of the
 * declarations imports no React.
 * @param directory - folder of the remote
 * @throws Error with the reason in Turkish when a declaration is missing or invalid
 */
export async function readDeclarations(directory: string): Promise<SectionDeclarations> {
  if (sectionsEntry(directory) === null) return {};
  const file = path.join(directory, declarationsFile);
  if (!existsSync(file)) throw new Error(`${declarationsFile} yok: bölümler orada tanımlanır.`);
  const { declarations } = (await import(pathToFileURL(file).href)) as { declarations?: SectionDeclarations };
  if (declarations === undefined) throw new Error(`${declarationsFile} “declarations” adıyla bir şey dışa aktarmıyor.`);
  const names = Object.keys(declarations);
  if (names.length > declarationLimits.sections)
    throw new Error(
      `Bir birimde en fazla ${declarationLimits.sections} bölüm olabilir; ${names.length} tane tanımlanmış.`,
    );
  for (const name of names) {
    const problem = declarationProblem(name, declarations[name]);
    if (problem !== null) throw new Error(`${declarationsFile}: ${problem}.`);
  }
  return declarations;
}

/**
 * Returns the sections of a remote with their files, as the release describes them.
 * @param directory - folder of the remote
 * @param compilation - of its client bundle
 * @returns undefined for a remote without sections
 * @throws Error with the reason in Turkish
 */
export async function describeSections(
  directory: string,
  compilation: Compilation,
): Promise<Record<string, DescribedSection> | undefined> {
  const declarations = Object.entries(await readDeclarations(directory));
  if (declarations.length === 0) return undefined;
  return Object.fromEntries(
    declarations.map(([name, declaration]) => [name, { ...declaration, ...filesOf(name, compilation) }]),
  );
}

function filesOf(name: string, { namedChunkGroups }: Compilation): Pick<DescribedSection, 'scripts' | 'styles'> {
  const own = namedChunkGroups.get(sectionChunk(name));
  if (!own)
    throw new Error(
      `“${name}” bölümünün görünümü kendi parçasında değil: view içinde import(/* webpackChunkName: "${sectionChunk(name)}" */ '…') kullanın.`,
    );
  const shared = namedChunkGroups.get(sectionsChunk)?.getFiles() ?? [];
  const files = [...new Set([...shared, ...own.getFiles()])];
  return {
    scripts: files.filter((file) => file.endsWith('.js') && file !== remoteEntry),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
