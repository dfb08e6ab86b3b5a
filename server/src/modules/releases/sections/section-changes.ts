import type { DescribedSection } from '@vitrin/shared-contracts/releases';
import { sectionChangeProblem } from '@vitrin/shared-contracts/section-changes';
import { fieldError } from '@vitrin/shared-contracts/sections/check-sections';
import { invalid } from '@vitrin/shared-contracts/validation';
import type { SectionOnPage } from '../../site-pages/placed-sections.service.ts';

type Sections = Readonly<Record<string, DescribedSection>>;

interface Change {
  /** Sections of the live release. */
  before: Sections;
  after: Sections;
  places: readonly SectionOnPage[];
}

/** Returns why pages that have sections of the remote would break, in Turkish without the full stop; null if none would. */
export function changeProblem({ before, after, places }: Change): string | null {
  const missing = places.find(({ name }) => !Object.hasOwn(after, name));
  if (missing) return missingText(missing.name, places);
  for (const [name, section] of Object.entries(after)) {
    const former = Object.hasOwn(before, name) ? before[name] : undefined;
    const problem = former ? sectionChangeProblem(name, former, section) : null;
    if (problem !== null) return problem;
  }
  return places.map((place) => placeProblem(place, after)).find((problem) => problem !== null) ?? null;
}

function missingText(name: string, places: readonly SectionOnPage[]): string {
  const pages = new Set(places.filter((place) => place.name === name).map(({ page }) => page));
  return `“${name}” bölümü bu sürümde yok, ama şu sayfalarda kullanılıyor: ${[...pages].join(', ')}. Bölümü bu sayfalardan kaldırın ya da sürümde bırakın`;
}

/** Limits can be lower, and choices fewer, than the stored values need. */
function placeProblem({ page, name, values, texts }: SectionOnPage, sections: Sections): string | null {
  const section = sections[name];
  if (!section) return null;
  const wrong =
    firstWrong(section.shared, values) ??
    Object.values(texts)
      .map((own) => firstWrong(section.texts, own))
      .find((problem) => problem !== null) ??
    null;
  return wrong === null ? null : `“${name}” bölümü “${page}” sayfasındaki içeriği kabul etmiyor: ${wrong}`;
}

function firstWrong(fields: DescribedSection['shared'], values: Readonly<Record<string, unknown>>): string | null {
  for (const [name, field] of Object.entries(fields)) {
    const problem = fieldError(field, values[name]);
    // A value that is still missing keeps a page from being published, not a release.
    if (problem !== null && problem !== invalid.required) return `${name}: ${problem}`;
  }
  return null;
}
