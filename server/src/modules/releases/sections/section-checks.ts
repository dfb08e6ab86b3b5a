import type { FastifyBaseLogger } from 'fastify';
import type { Branding } from '@vitrin/shared-contracts/branding';
import type { MeasuredSection } from '@vitrin/shared-contracts/release-management';
import { isRemoteName, type DescribedSection, type RemoteName } from '@vitrin/shared-contracts/releases';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { TestedSection } from '@vitrin/shared-contracts/rendering';
import { budgetProblem, budgetsOf } from '@vitrin/shared-contracts/section-budgets';
import { isSitePart } from '@vitrin/shared-contracts/site-parts';
import type { PlacedSections } from '../../site-pages/placed-sections.service.ts';
import type { Registry, StoredRelease } from '../../../releases/serving/registry.ts';
import { changeProblem } from './section-changes.ts';
import { sectionCases } from './section-cases.ts';
import { fileFigures, stylesProblem } from './section-files.ts';
import { withSections } from './render-sections.ts';
import { testClientSections } from './client-sections.ts';

export interface SectionChecksDeps {
  registry: Pick<Registry, 'live'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  read: RemoteContext['read'];
  branding: () => Promise<Branding>;
  placedSections: (remote: RemoteName) => Promise<PlacedSections>;
}

/** Result of the checks of the sections of a release. */
export interface SectionVerdict {
  /** Reason for a rejection, in Turkish; null if there is none. */
  problem: string | null;
  measured: MeasuredSection[];
}

/** Checks the sections of a release before it is stored. A release without sections passes, unless pages show one of it. */
export type SectionChecks = (release: StoredRelease) => Promise<SectionVerdict>;

export function createSectionChecks(deps: SectionChecksDeps): SectionChecks {
  return async (release) => {
    const { unit, sections: after = {} } = release.descriptor;
    const { sections: before = {} } = deps.registry.live(unit)?.descriptor ?? {};
    const measured: MeasuredSection[] = [];
    if (!isRemoteName(unit) || Object.keys({ ...before, ...after }).length === 0) return { problem: null, measured };
    try {
      const placed = await deps.placedSections(unit);
      requireNone(changeProblem({ before, after, places: placed.places }));
      await checkEach(deps, { release, placed, measured });
      return { problem: null, measured };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error), measured };
    }
  };
}

interface Checked {
  release: StoredRelease;
  placed: PlacedSections;
  /** Filled section by section. */
  measured: MeasuredSection[];
}

/** Throws with the first reason for a rejection. */
async function checkEach(deps: SectionChecksDeps, { release, placed, measured }: Checked): Promise<void> {
  const { unit, sections = {} } = release.descriptor;
  for (const [name, section] of Object.entries(sections)) measured.push(await checkFiles(name, section, release));
  const shell = deps.registry.live('shell');
  if (!shell?.descriptor.renders_sections)
    return deps.log.warn({ unit }, 'the live shell renders no sections: those of a release were not rendered');
  const rendering = { shell, remote: release, branding: await deps.branding(), read: deps.read };
  const examples = await withSections(rendering, async (render) => {
    const tested: TestedSection[] = [];
    for (const [index, [name, section]] of Object.entries(sections).entries()) {
      const places = placed.places.filter((place) => place.name === name);
      const { figures, example } = await render(name, sectionCases(section, { ...placed, places }));
      measured[index] = { ...notMeasured, ...measured[index], name, ...figures };
      requireNone(budgetProblem(name, figures, budgetsOf(unit, name)));
      if (example) tested.push(example);
    }
    return tested;
  });
  await testClientSections(rendering, examples);
}

const notMeasured = { script: null, style: null, html: null, data: null, cpu_ms: null, reads: null };

async function checkFiles(
  name: string,
  section: DescribedSection,
  { folder, descriptor: { unit } }: StoredRelease,
): Promise<MeasuredSection> {
  const problem = isSitePart(unit, name) ? null : await stylesProblem(folder, unit, section);
  if (problem !== null) throw new Error(`“${name}” bölümünün biçemi sayfanın geri kalanını değiştirebilir: ${problem}`);
  const figures = await fileFigures(folder, section);
  requireNone(budgetProblem(name, figures, budgetsOf(unit, name)));
  return { ...notMeasured, name, ...figures };
}

function requireNone(problem: string | null): void {
  if (problem !== null) throw new Error(problem);
}
