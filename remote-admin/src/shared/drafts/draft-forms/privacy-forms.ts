import { adminPaths } from 'shared-contracts/paths';
import type { DraftForm } from '../draft-form.ts';

/** KVKK. */
export const privacyForms = {
  'data-request': {
    label: 'KVKK başvurusu',
    right: 'privacy.write',
    update: adminPaths.privacyRequestUpdate,
    insert: adminPaths.privacyRequestInsert,
    name: 'name',
  },
  retention: { label: 'Saklama süreleri', right: 'privacy.write', update: () => adminPaths.privacyRetention },
} as const satisfies Record<string, DraftForm>;
