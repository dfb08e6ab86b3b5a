import { faultPhases } from '@vitrin/shared-contracts/releases';
import type { ReleaseHealth, VitalClass, VitalName } from '@vitrin/shared-contracts/release-management';
import { formatNumber } from '../../data/format-number.ts';

const SHORT = 8;

/** Returns the part of an id that users compare; copy buttons copy the full id. */
export function shortId(id: string): string {
  return id.slice(0, SHORT);
}

/** Returns the shortened commit id; a plus sign marks uncommitted changes in the sources. */
export function shortCommit(commit: string): string {
  return shortId(commit) + (commit.endsWith('+') ? '+' : '');
}

/** Maximum length of a subject in a row, in characters. Git recommends 50; the site accepts 200. */
const MAX_SUBJECT_LENGTH = 72;

/** Returns the part of a subject that a row shows, cut at a word boundary if possible. */
export function truncateSubject(text: string): string {
  if (text.length <= MAX_SUBJECT_LENGTH) return text;
  const first = text.slice(0, MAX_SUBJECT_LENGTH);
  const message = first.includes(' ') ? first.slice(0, first.lastIndexOf(' ')) : first;
  return message.replace(/[,;:.–-]$/, '');
}

/** Labels of the web vitals: a plain description with the technical abbreviation. */
export const vitalLabels: Readonly<Record<VitalName, string>> = {
  lcp: 'Görünme hızı (LCP)',
  inp: 'Tepki hızı (INP)',
  cls: 'Görsel kararlılık (CLS)',
  ttfb: 'İlk yanıt (TTFB)',
};

export const vitalClassLabels: Readonly<Record<VitalClass, string>> = { good: 'iyi', fair: 'orta', poor: 'zayıf' };

const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 });
const MIN_SHOWN_SHARE = 0.001;

/** Formats a share as a percentage; a share above zero is never shown as 0. */
export function shareText(part: number, whole: number): string {
  const share = whole === 0 ? 0 : part / whole;
  return share > 0 && share < MIN_SHOWN_SHARE ? `${percent.format(MIN_SHOWN_SHARE)}’den az` : percent.format(share);
}

export function failureCount({ failures }: ReleaseHealth): number {
  return faultPhases.reduce((sum, phase) => sum + failures[phase], 0);
}

/** Formats the number of failures with their share of all starts. */
export function failureText(health: ReleaseHealth): string {
  const failed = failureCount(health);
  return failed === 0 ? 'Yok' : `${formatNumber(failed)} (${shareText(failed, health.loads + failed)})`;
}

export function measuredCount(classes: Readonly<Record<VitalClass, number>>): number {
  return classes.good + classes.fair + classes.poor;
}

/** Returns how often the release was shown; sign-in and panel start with every document. */
export function openingCount({ visits = 0, loads }: ReleaseHealth): number {
  return Math.max(visits, loads);
}

/** Checks whether any visitor has received the release. */
export function hasData(health: ReleaseHealth): boolean {
  return openingCount(health) + failureCount(health) > 0;
}
