import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import type { BulkDone } from '@vitrin/shared-contracts/bulk';
import { limits } from '@vitrin/shared-contracts/limits';
import type { IncomingLink } from '@vitrin/shared-contracts/links';
import type { Right } from '@vitrin/shared-contracts/rights';
import { inTransactionOf, type ContentKind } from '../../content/content-kind.ts';
import { moveToTrash } from '../../content/trash/move-to-trash.ts';
import { write, type WriteServices } from '../../content/write.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { incomingLinks } from '../links/links.service.ts';

interface Trashed extends BulkDone {
  incoming: IncomingLink[];
}

/** Moves a record to the trash and returns who linked to it. */
export function trash(
  services: WriteServices,
  context: WriteContext,
  { kind, id, rights }: { kind: ContentKind; id: number; rights: ReadonlySet<Right> },
): Promise<Trashed> {
  return write(services, context, { action: 'delete', entity: kind.entity }, async (trx, stamp) => {
    // Before the deletion: the links are known only while the record has its addresses.
    const incoming = await incomingLinks(inTransactionOf(services, trx), { kind, record: String(id) }, rights);
    const title = await moveToTrash(services, trx, { kind, id, context, stamp });
    return { data: { id, title, before: null, incoming }, entityId: id, title };
  });
}

/** Returns each record that links to one of the moved records once, without those that were moved with them. */
export function remainingLinks(
  { entity }: ContentKind,
  moved: readonly BulkDone[],
  found: readonly IncomingLink[],
): IncomingLink[] {
  const keyOf = (link: Pick<IncomingLink, 'entity' | 'record'>) => `${link.entity} ${link.record}`;
  const label = auditEntityLabels[entity] ?? entity;
  const gone = new Set(moved.map(({ id }) => keyOf({ entity: label, record: String(id) })));
  const byKey = new Map(found.map((link) => [keyOf(link), link]));
  return [...byKey].flatMap(([key, link]) => (gone.has(key) ? [] : [link])).slice(0, limits.linksShown);
}
