import type { AuditAction } from '@vitrin/shared-contracts/audit';
import { sectionedPageLabels } from '@vitrin/shared-contracts/page-sections';
import type { ContentSource } from '../../../content/content-kind.ts';
import { enqueueContentEvents } from '../../../content/webhook-events.ts';
import type { HomeRowChanges } from './home-rows.repository.ts';

/** Tells the webhooks of releases before 1.2 what a write of the home page has changed for them. */
export async function enqueueCopyEvents(
  { db, config, kinds }: ContentSource,
  { created, updated, deleted, contents }: HomeRowChanges,
): Promise<void> {
  const tell = async (entity: string, action: AuditAction, records: readonly string[]) => {
    const kind = kinds.get(entity);
    if (!kind || records.length === 0) return;
    const written = { title: sectionedPageLabels.home };
    await enqueueContentEvents(db, config, { kind, operation: { action }, written, records });
  };
  await tell('home-section', 'create', created.map(String));
  await tell('home-section', 'update', updated.map(String));
  await tell('home-section', 'delete', deleted.map(String));
  if (contents) await tell('page-contents', 'update', ['home']);
}
