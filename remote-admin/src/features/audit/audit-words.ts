import { auditActionLabels, auditEntityLabels, type AuditAction, type AuditRow } from 'shared-contracts/audit';

function entityText(entity: string): string {
  return auditEntityLabels[entity] ?? entity;
}

/** Refusals stand alone; everything else is told of a record. */
const withoutEntity: ReadonlySet<AuditAction> = new Set(['sign-in', 'sign-out', 'throttle']);

export function deedText({ action, entity }: AuditRow): string {
  const deed = auditActionLabels[action] ?? action;
  return withoutEntity.has(action) ? deed : `${deed} · ${entityText(entity)}`;
}

/** What the log names in place of a request where none is behind a row. */
const sources: ReadonlyMap<string, string> = new Map([
  ['cli', 'Komut satırı'],
  ['start', 'İlk kurulum'],
]);

export function actorText({ actor, request_id }: AuditRow): string {
  return actor?.name ?? sources.get(request_id) ?? 'Bilinmeyen kişi';
}

/** Empty where the log names a source instead of a request. */
export function requestText({ request_id }: AuditRow): string {
  return request_id && !sources.has(request_id) ? `İstek: ${request_id}` : '';
}
