import { limits } from '@vitrin/shared-contracts/limits';
import type { DataRequestRow } from '@vitrin/shared-contracts/privacy';

/** Formats a stored date: `2026-01-05` becomes `5.1.2026`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}.${month}.${year}`;
}

export type Urgency = 'late' | 'pressing' | 'calm' | 'granted' | 'refused';

/** Returns the urgency of a request and its display text. */
export function urgencyOf({ days_left, state }: Pick<DataRequestRow, 'days_left' | 'state'>): {
  urgency: Urgency;
  text: string;
} {
  if (state === 'granted') return { urgency: 'granted', text: 'Karşılandı' };
  if (state === 'refused') return { urgency: 'refused', text: 'Reddedildi' };
  const days = days_left ?? 0;
  if (days < 0) return { urgency: 'late', text: `${-days} gün gecikti` };
  const text = days === 0 ? 'Bugün son gün' : `${days} gün kaldı`;
  return { urgency: days <= limits.pressingDays ? 'pressing' : 'calm', text };
}
