import { publishKeySchema, shellKeySchema } from '@vitrin/shared-contracts/release-management';
import type { ConfirmPassword } from '../../../platform/auth/confirm-password.ts';
import type { StaffSession } from '../../../platform/auth/sessions.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { Forbidden } from '../../../platform/errors.ts';
import { validated } from '../../../platform/http/validated.ts';

interface Asking {
  session: StaffSession;
  context: WriteContext;
}

/**
 * Throws 403 or 422 unless the user may create this credential. Whoever publishes the shell controls every page and the
 * panel with the sessions in it: its credential needs the strongest right, and the password again.
 */
export async function requireMayCreateKey(confirm: ConfirmPassword, asking: Asking, value: unknown): Promise<void> {
  if (validated(publishKeySchema, value).remote !== 'shell') return;
  if (!asking.session.rights.has('releases.override'))
    throw new Forbidden('shell-key', 'Kabuğun yayın anahtarı için ikinci kişi kuralını değiştirme yetkisi gerekir.');
  await confirm(asking, validated(shellKeySchema, value).password);
}
