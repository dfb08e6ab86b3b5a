import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { classPrefix } from '@vitrin/shared-contracts/class-prefix';
import type { DescribedSection } from '@vitrin/shared-contracts/releases';
import { budgetProblem, budgetsOf, figuresText } from '@vitrin/shared-contracts/section-budgets';
import { styleProblem } from '@vitrin/shared-contracts/section-styles';
import { isSitePart } from '@vitrin/shared-contracts/site-parts';
import { isBuilt } from '../build/build-projects.ts';
import type { Project } from '../project.ts';
import { readBuild } from '../publish/send-release.ts';
import { sectionsEntry } from '../webpack/sections.ts';
import type { Finding } from './finding.ts';

/**
 * Compares the files of each section with its budgets, and its styles with what they may reach, in the finished build. HTML, data and
 * time are measured by the site when the release is published, because they depend on its data.
 */
export function sectionFindings(project: Project): Finding[] {
  const { directory } = project;
  if (sectionsEntry(directory) === null) return [];
  const dist = path.join(directory, 'dist');
  if (!existsSync(path.join(dist, 'release.json')) || !isBuilt(project))
    return [{ state: 'advice', text: 'Bölümler ölçülmedi: derleme yok ya da eski.', fix: 'npm run build' }];
  const { sections = {} } = readBuild(dist);
  return Object.entries(sections).map(([name, section]) => findingOf(name, section, project));
}

function findingOf(name: string, section: DescribedSection, { unit, directory }: Project): Finding {
  const read = (file: string) => readFileSync(path.join(directory, 'dist/browser', file));
  const sizeOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
  const figures = { script: sizeOf(section.scripts), style: sizeOf(section.styles) };
  const budgets = budgetsOf(unit, name);
  const exceeded = budgetProblem(name, figures, budgets);
  if (exceeded !== null)
    return { state: 'failed', text: `${exceeded}.`, fix: 'Daha az kod ve biçem; ortak modüller kabuktan gelir.' };
  const classes = classPrefix((text) => createHash('sha256').update(text).digest('base64url'), unit);
  const checked = isSitePart(unit, name) ? [] : section.styles;
  const wrong = checked.flatMap((file) => {
    const problem = styleProblem(read(file).toString(), { unit, classes });
    return problem === null ? [] : [`“${name}” bölümünün biçemi sayfanın geri kalanını değiştirebilir: ${problem}.`];
  });
  if (wrong[0] !== undefined)
    return { state: 'failed', text: wrong[0], fix: 'Biçemleri bölümün kendi CSS modülünde, kendi sınıflarıyla yazın.' };
  return { state: 'ok', text: `bölüm ${name}: ${figuresText(figures, budgets)}`, fix: null };
}
