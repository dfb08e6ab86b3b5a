import { openingStateLabels } from '@vitrin/shared-contracts/opening-state';
import type { OpeningRow } from '@vitrin/shared-contracts/openings';

const format = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns in words whether visitors can apply, and until when: 'Başvuruya açık · son gün 31 Aralık 2026'. */
export function closingText({ state, closes_on }: Pick<OpeningRow, 'closes_on' | 'state'>): string {
  const label = openingStateLabels[state];
  if (closes_on === null) return state === 'open' ? `${label} · süresiz` : label;
  const day = format.format(new Date(closes_on));
  return state === 'ended' ? `${label} · son gün ${day} idi` : `${label} · son gün ${day}`;
}
