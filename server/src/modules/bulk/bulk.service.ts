import type { WriteServices } from '../../content/write.ts';
import type { BulkDone, BulkFailure, BulkInput, BulkResult } from '@vitrin/shared-contracts/bulk';
import type { IncomingLink } from '@vitrin/shared-contracts/links';
import type { Right } from '@vitrin/shared-contracts/rights';
import { invalid } from '@vitrin/shared-contracts/validation';
import type { ContentKind, StoredRecord } from '../../content/content-kind.ts';
import { failureReason } from '../../content/failure-reason.ts';
import { hasSiteState } from '../../content/publication/site-state.ts';
import { saveContent } from '../../content/save-content.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import { Conflict, DomainError, Invalid } from '../../platform/errors.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { fillLinks } from '../links/fill-links.ts';
import { failuresText } from './bulk-texts.ts';
import { changeOf, type BulkChange } from './bulk-changes.ts';
import { remainingLinks, trash } from './bulk-trash.ts';

interface BulkRequest extends BulkInput {
  kind: ContentKind;
  /** Rights of the user: what links to a record names its screen only to those who may open it. */
  rights: ReadonlySet<Right>;
}

/**
 * Changes several records, each in its own transaction, so that one that cannot be changed does not stop the others. The
 * notice of the response names those; throws `Conflict` with them if there is no other.
 */
export async function changeMany(
  services: ContentServices,
  context: WriteContext,
  { kind, rights, ...input }: BulkRequest,
): Promise<WriteResult<BulkResult>> {
  checkInput(kind, input);
  if (input.action === 'trash') await fillLinks(services);
  const result: BulkResult = { done: [], failed: [], incoming: [] };
  const found: IncomingLink[] = [];
  for (const [place, id] of input.ids.entries()) {
    if (input.ids.indexOf(id) < place) continue;
    const change = changeOf(kind, input, place);
    try {
      const { incoming = [], ...done } = await changed(services, contextOf(context, id), { kind, id, change, rights });
      result.done.push(done);
      found.push(...incoming);
    } catch (error) {
      result.failed.push(await failure(services, kind, id, error));
    }
  }
  const { done, failed } = result;
  result.incoming = remainingLinks(kind, done, found);
  if (done.length === 0) throw new Conflict('nothing-changed', failuresText(result), result);
  return { data: result, ...(failed.length > 0 && { notice: failuresText(result) }) };
}

/** Each write claims the key of its request, so each record needs one of its own. */
function contextOf({ actor, requestId, address, idempotencyKey }: WriteContext, id: number): WriteContext {
  return {
    actor,
    requestId,
    ...(address !== undefined && { address }),
    idempotencyKey: idempotencyKey && `${idempotencyKey}:${id}`,
  };
}

/** Checks what concerns all records. */
function checkInput({ fields, settable = [] }: ContentKind, { action, ids, field, values }: BulkInput): void {
  const isState = action === 'publish' || action === 'withdraw';
  if (isState && !hasSiteState({ fields })) throw new Invalid({ action: invalid.choice });
  if (action !== 'set') return;
  if (!settable.includes(field)) throw new Invalid({ field: invalid.choice });
  if (values.length !== ids.length) throw new Invalid({ values: invalid.required });
}

interface RecordChange {
  kind: ContentKind;
  id: number;
  /** Null: the record is moved to the trash. */
  change: BulkChange | null;
  rights: ReadonlySet<Right>;
}

async function changed(
  services: WriteServices,
  context: WriteContext,
  { change, ...of }: RecordChange,
): Promise<BulkDone & { incoming?: IncomingLink[] }> {
  if (change === null) return await trash(services, context, of);
  const { kind, id } = of;
  const { cause, valuesOf, before } = change;
  const dataOf = (_saved: unknown, { title, values }: StoredRecord) => ({ id, title, before: before(values) });
  const save = { kind, record: String(id), cause, dataOf };
  return (await saveContent(services, context, save, valuesOf)).data;
}

/** An unexpected error is logged and stops no other record either. */
async function failure(services: ContentServices, kind: ContentKind, id: number, error: unknown): Promise<BulkFailure> {
  if (!(error instanceof DomainError))
    services.log.error({ err: error, entity: kind.entity, id }, 'bulk change failed');
  const stored = await kind.read(services, String(id));
  return { id, title: stored?.title ?? '', reason: failureReason(kind.fields, error) };
}
