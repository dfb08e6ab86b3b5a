import { auditActionLabels, auditEntityLabels, type AuditAction, type AuditRow } from '@vitrin/shared-contracts/audit';

function entityText(entity: string): string {
  return auditEntityLabels[entity] ?? entity;
}

/** Authentication and throttling events carry no record, so the entity is omitted. */
const withoutEntity: ReadonlySet<AuditAction> = new Set(['sign-in', 'sign-out', 'throttle']);

export function actionText({ action, entity }: AuditRow): string {
  const actionLabel = auditActionLabels[action] ?? action;
  return withoutEntity.has(action) ? actionLabel : `${actionLabel} · ${entityText(entity)}`;
}

/** Values of `request_id` that name a source (CLI, initial set-up) where no HTTP request caused the entry. */
const sources: ReadonlyMap<string, string> = new Map([
  ['cli', 'Komut satırı'],
  ['start', 'İlk kurulum'],
]);

export function actorText({ actor, request_id }: AuditRow): string {
  return actor?.name ?? sources.get(request_id) ?? 'Bilinmeyen kişi';
}

/** Returns the request id for display; empty if `request_id` names a source instead of a request. */
export function requestText({ request_id }: AuditRow): string {
  return request_id && !sources.has(request_id) ? `İstek: ${request_id}` : '';
}
