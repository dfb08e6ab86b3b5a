import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { remotePageEntity, remotePageLabel } from '@vitrin/shared-contracts/remote-page-rows';

/** Labels of the kinds of pages that menus and notices name. Pages of remotes are no records, so the audit log has none. */
export const targetKindLabels: Readonly<Record<string, string>> = {
  ...auditEntityLabels,
  [remotePageEntity]: remotePageLabel,
};
