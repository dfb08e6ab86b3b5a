import { auditActionLabels, auditResultLabels } from 'shared-contracts/audit';
import { limits } from 'shared-contracts/limits';
import { idOf } from '../../http/form-fields.ts';
import { queryText } from '../../http/paging.ts';
import { problems } from '../../http/problem.ts';
import type { AuditQuery } from './audit.repository.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 3_600_000;

/** The filters of an address. One that means nothing is refused: a log that shows more than was asked for misleads. */
export function auditQuery(query: unknown): AuditQuery {
  const text = (name: string) => queryText(query, name) || null;
  const person = text('person');
  const search = text('search') ?? '';
  if (search.length > limits.search.max) throw problems.malformed('Arama çok uzun.');
  const to = dayStart(text('to'));
  return {
    person: person === null ? null : idOf(person),
    operation: known(text('operation'), auditActionLabels),
    entity: text('entity'),
    result: known(text('result'), auditResultLabels),
    from: dayStart(text('from'))?.toISOString() ?? null,
    before: to === null ? null : new Date(to.getTime() + DAY_MS).toISOString(),
    search,
  };
}

function known(value: string | null, labels: object): string | null {
  if (value !== null && !Object.hasOwn(labels, value)) throw problems.malformed('Filtre geçersiz.');
  return value;
}

/** Istanbul has kept UTC+3 all year round since 2016. */
function dayStart(day: string | null): Date | null {
  if (day === null) return null;
  const start = new Date(`${day}T00:00:00.000+03:00`);
  if (!DAY.test(day) || Number.isNaN(start.getTime())) throw problems.malformed('Tarih geçersiz.');
  return start;
}
