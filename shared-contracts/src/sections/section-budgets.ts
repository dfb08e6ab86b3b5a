import type { Unit } from '../api/releases.ts';
import { isSitePart } from './site-parts.ts';

/** Largest values of one section: bytes after compression for files, before it for HTML and data. */
export const sectionBudgets = {
  /** Its scripts beside the entry of the remote. */
  script: 10_000,
  style: 3_000,
  html: 16_000,
  /** Values and data, as JSON. */
  data: 8_000,
  /** Milliseconds of CPU time of one rendering. */
  cpu_ms: 50,
  /** Reads of its `load`. */
  reads: 10,
} as const;

/** Budgets of a section by what is measured. */
export type SectionBudgets = Readonly<Record<SectionFigure, number>>;

/** Largest values of header and footer of the site: their scripts are loaded at the first interaction, and menus decide about the rest. */
const sitePartBudgets: SectionBudgets = { ...sectionBudgets, script: 14_000, html: 64_000, data: 64_000 };

/**
 * Returns the budgets of a section.
 * @param unit - that has it
 * @param name - of the section
 */
export function budgetsOf(unit: Unit, name: string): SectionBudgets {
  return isSitePart(unit, name) ? sitePartBudgets : sectionBudgets;
}

/** What is measured of a section. */
export type SectionFigure = keyof typeof sectionBudgets;

/** Measured values of a section; null or missing where nothing was measured. */
export type SectionFigures = Readonly<Partial<Record<SectionFigure, number | null>>>;

const kilobytes = (value: number) => `${(value / 1_000).toLocaleString('tr-TR', { maximumFractionDigits: 1 })} kB`;
const labels: Readonly<Record<SectionFigure, { label: string; format: (value: number) => string }>> = {
  script: { label: 'betik', format: kilobytes },
  style: { label: 'biçem', format: kilobytes },
  html: { label: 'HTML', format: kilobytes },
  data: { label: 'veri', format: kilobytes },
  cpu_ms: { label: 'işlemci süresi', format: (value) => `${value} ms` },
  reads: { label: 'okuma', format: String },
};
const measuredNames = Object.keys(labels) as SectionFigure[];

/**
 * Returns the measured values with their budgets in one Turkish line: 'betik 4,1 kB / 10 kB, okuma 1 / 10'.
 * @param figures - of one section
 * @param budgets - that apply to it
 */
export function figuresText(figures: SectionFigures, budgets: SectionBudgets): string {
  return measuredNames
    .flatMap((figure) => {
      const value = figures[figure];
      const { label, format } = labels[figure];
      return typeof value === 'number' ? [`${label} ${format(value)} / ${format(budgets[figure])}`] : [];
    })
    .join(', ');
}

/**
 * Returns which budget a section exceeds, as a Turkish sentence without the full stop; null if it exceeds none.
 * @param name - of the section
 * @param figures - what was measured of it
 * @param budgets - that apply to it
 */
export function budgetProblem(name: string, figures: SectionFigures, budgets: SectionBudgets): string | null {
  const exceeded = measuredNames.find((figure) => (figures[figure] ?? 0) > budgets[figure]);
  if (exceeded === undefined) return null;
  const { label, format } = labels[exceeded];
  return `“${name}” bölümü sınırı aşıyor: ${label} ${format(figures[exceeded] ?? 0)}, en fazla ${format(budgets[exceeded])} olabilir`;
}
