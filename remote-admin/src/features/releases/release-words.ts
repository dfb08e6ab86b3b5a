import { faultPhases } from 'shared-contracts/releases';
import type { ReleaseHealth, VitalClass, VitalName } from 'shared-contracts/release-management';

const SHORT = 8;

/** Returns the part of an id that users compare; copy buttons copy the full id. */
export function shortId(id: string): string {
  return id.slice(0, SHORT);
}

/** Returns the shortened commit id; a plus sign marks uncommitted changes in the sources. */
export function shortCommit(commit: string): string {
  return shortId(commit) + (commit.endsWith('+') ? '+' : '');
}

/** Git's own advice for a subject is 50; the site takes 200. */
const SUBJECT_LETTERS = 72;

/** As much of a subject as a row shows, up to the end of a word where there is one. */
export function firstPartOf(text: string): string {
  if (text.length <= SUBJECT_LETTERS) return text;
  const first = text.slice(0, SUBJECT_LETTERS);
  const words = first.includes(' ') ? first.slice(0, first.lastIndexOf(' ')) : first;
  return words.replace(/[,;:.–-]$/, '');
}

/** Labels of the web vitals: a plain description with the technical abbreviation. */
export const vitalLabels: Readonly<Record<VitalName, string>> = {
  lcp: 'Görünme hızı (LCP)',
  inp: 'Tepki hızı (INP)',
  cls: 'Yerinde durma (CLS)',
  ttfb: 'İlk yanıt (TTFB)',
};

export const vitalClassLabels: Readonly<Record<VitalClass, string>> = { good: 'iyi', fair: 'orta', poor: 'zayıf' };

export const number = new Intl.NumberFormat('tr-TR');
const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 });
const LEAST = 0.001;

/** Formats a share as a percentage; a share above zero is never shown as 0. */
export function shareText(part: number, whole: number): string {
  const share = whole === 0 ? 0 : part / whole;
  return share > 0 && share < LEAST ? `${percent.format(LEAST)}’den az` : percent.format(share);
}

export function failureCount({ failures }: ReleaseHealth): number {
  return faultPhases.reduce((sum, phase) => sum + failures[phase], 0);
}

/** Formats the number of failures with their share of all starts. */
export function failureText(health: ReleaseHealth): string {
  const failed = failureCount(health);
  return failed === 0 ? 'Yok' : `${number.format(failed)} (${shareText(failed, health.loads + failed)})`;
}

export function measuredCount(classes: Readonly<Record<VitalClass, number>>): number {
  return classes.good + classes.fair + classes.poor;
}

/** Whether anybody has met the release at all. */
export function isUsed(health: ReleaseHealth): boolean {
  return health.loads + failureCount(health) > 0;
}
