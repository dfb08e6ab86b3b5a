import { limits } from 'shared-contracts/limits';
import type { DataRequestRow } from 'shared-contracts/privacy';

/** `5.1.2026` for a day that is stored as `2026-01-05`. */
export function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}.${month}.${year}`;
}

export type Urgency = 'late' | 'pressing' | 'calm' | 'granted' | 'refused';

/** Returns the urgency of a request and its display text. */
export function urgencyOf({ days_left, state }: Pick<DataRequestRow, 'days_left' | 'state'>): {
  urgency: Urgency;
  words: string;
} {
  if (state === 'granted') return { urgency: 'granted', words: 'Karşılandı' };
  if (state === 'refused') return { urgency: 'refused', words: 'Reddedildi' };
  const days = days_left ?? 0;
  if (days < 0) return { urgency: 'late', words: `${-days} gün gecikti` };
  const words = days === 0 ? 'Bugün son gün' : `${days} gün kaldı`;
  return { urgency: days <= limits.pressingDays ? 'pressing' : 'calm', words };
}
