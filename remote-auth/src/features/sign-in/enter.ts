import type { LoginFormInput } from 'shared-contracts/auth';
import { durations } from 'shared-contracts/limits';
import { adminPaths } from 'shared-contracts/paths';
import { departure } from './departure.ts';
import { loadDialogs, loadRules, loadSignIn } from './late-parts.ts';
import { keepSession, rememberEmail } from './session-records.ts';

/**
 * A valid form's way in (spec §4): remember the e-mail, ask the server, keep the session, say so and go to the panel.
 * Resolves when the page may be used again. Throws when not even the dialogs could be loaded.
 */
export async function enter(values: LoginFormInput): Promise<void> {
  const { cleanSignIn } = await loadRules();
  const { remember, ...credentials } = cleanSignIn(values);
  rememberEmail(credentials.email, remember);
  const dialogs = loadDialogs();
  const { signIn } = await loadSignIn();
  const result = await signIn(credentials).catch(() => null);
  const { announceEntry, announceRefusal, announceUnreachable } = await dialogs;
  if (!result) await announceUnreachable();
  else if ('refusal' in result) await announceRefusal(result.refusal);
  else {
    keepSession(result.entry, new Date());
    announceEntry();
    await new Promise((resolve) => setTimeout(resolve, durations.redirectAfterLoginMs));
    departure.go(adminPaths.root);
  }
}
