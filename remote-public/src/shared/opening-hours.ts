import { isSpecialHours, type WorkingHours } from '@vitrin/shared-contracts/contact-information';
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

const days: readonly DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the usual opening hours; days without hours are omitted, which means closed. */
export function openingHours(lines: readonly WorkingHours[]): OpeningHoursSpecification[] {
  return lines.flatMap((line) =>
    isSpecialHours(line) || line.opens === null || line.closes === null
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: line.days.flatMap((day) => days[day - 1] ?? []),
            opens: line.opens,
            closes: line.closes,
          },
        ],
  );
}

/** Returns the special days; a closed day opens and closes at midnight, as search engines expect it. */
export function specialHours(lines: readonly WorkingHours[]): OpeningHoursSpecification[] {
  return lines.filter(isSpecialHours).map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: from,
    validThrough: to,
    opens: opens ?? '00:00',
    closes: closes ?? '00:00',
  }));
}
