import { auditActionLabels, auditResultLabels } from '@vitrin/shared-contracts/audit';
import { limits } from '@vitrin/shared-contracts/limits';
import { dayRange } from '../../platform/http/day-range.ts';
import { idOf } from '../../platform/http/form-fields.ts';
import { queryText } from '../../platform/http/paging.ts';
import { problems } from '../../platform/http/problem.ts';
import type { AuditQuery } from './audit.repository.ts';

/**
 * Reads the filters from the query string. Rejects an invalid filter, because ignoring it would return more entries
 * than requested.
 */
export function auditQuery(query: unknown): AuditQuery {
  const text = (name: string) => queryText(query, name) || null;
  const person = text('person');
  const search = text('search') ?? '';
  if (search.length > limits.search.max) throw problems.malformed('Arama çok uzun.');
  return {
    person: person === null ? null : idOf(person),
    operation: validatedFilter(text('operation'), auditActionLabels),
    entity: text('entity'),
    result: validatedFilter(text('result'), auditResultLabels),
    ...dayRange(query),
    search,
  };
}

function validatedFilter(value: string | null, labels: object): string | null {
  if (value !== null && !Object.hasOwn(labels, value)) throw problems.malformed('Filtre geçersiz.');
  return value;
}
