import type { AuditAction } from '@vitrin/shared-contracts/audit';
import type { VersionCause } from '@vitrin/shared-contracts/history';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { adminUrl, type AdminAddress } from '../config/admin-url.ts';
import type { Db } from '../platform/database/tables.ts';
import { enqueueWebhookEvent } from '../platform/webhooks/webhook-outbox.ts';
import type { ContentKind } from './content-kind.ts';

const changes: Readonly<Record<string, string>> = {
  create: 'published',
  restore: 'published',
  update: 'updated',
  delete: 'trashed',
};

interface WrittenRecords {
  kind: ContentKind;
  operation: { action: AuditAction; cause?: VersionCause };
  written: { title: string; cause?: VersionCause };
  records: readonly string[];
}

/** Adds the events of a write to the outbox: what has become of which records, never their texts. */
export async function enqueueContentEvents(
  trx: Db,
  config: AdminAddress,
  { kind, operation, written, records }: WrittenRecords,
): Promise<void> {
  const isWithdrawn = (written.cause ?? operation.cause) === 'withdraw';
  const change = isWithdrawn ? 'withdrawn' : changes[operation.action];
  if (change === undefined) return;
  for (const record of records) {
    const screen = change === 'trashed' ? adminPaths.trash : kind.screen(record);
    const title = records.length === 1 ? { title: written.title } : {};
    const data = { kind: kind.entity, record, ...title, panel_url: adminUrl(config) + screen };
    await enqueueWebhookEvent(trx, { subject: kind.entity, change, data });
  }
}
