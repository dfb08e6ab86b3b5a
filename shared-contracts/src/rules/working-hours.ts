/**
 * One row of working hours. `days` are ISO weekdays (1 Monday to 7 Sunday), times are `hh:mm`; `opens` null means
 * closed. A row with `from` is for special days, such as a holiday, and has no weekdays.
 */
export interface WorkingHours {
  days: number[];
  opens: string | null;
  closes: string | null;
  /** First and last special day as `2026-10-29`, both inclusive. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  /** Name of the special days, such as 'Cumhuriyet Bayramı'; may be empty. In the public list: in its language. */
  note?: string | undefined;
  /** Name in other languages by abbreviation, of an item that is shown in all of them; in the panel only. */
  notes?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Row of working hours for special days. */
export type SpecialHours = WorkingHours & { from: string; to: string };

/**
 * Reports whether special days are over.
 * @param line - row of special days
 * @param today - day of the company as `2026-10-29`
 */
export function isOver({ to }: Pick<SpecialHours, 'to'>, today: string): boolean {
  return to !== '' && to < today;
}

/** Reports whether a row of working hours is for special days. */
export function isSpecialHours(line: WorkingHours): line is SpecialHours {
  return typeof line.from === 'string' && typeof line.to === 'string';
}

/**
 * Returns the row that holds on a day: the one of a special day, otherwise the one of the weekday.
 * @param lines - all rows of a `shift` item
 * @param date - day as `2026-10-29`
 * @param weekday - ISO weekday of that day
 */
export function hoursOn(lines: readonly WorkingHours[], date: string, weekday: number): WorkingHours | undefined {
  const special = lines.filter(isSpecialHours).find(({ from, to }) => from <= date && date <= to);
  return special ?? lines.find((line) => !isSpecialHours(line) && line.days.includes(weekday));
}
