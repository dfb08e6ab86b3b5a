import type { LoginFormInput } from 'shared-contracts/auth';
import { durations } from 'shared-contracts/limits';
import { adminPaths } from 'shared-contracts/paths';
import { departure } from './departure.ts';
import { loadDialogs, loadRules, loadSignIn } from './late-parts.ts';
import { keepSession, rememberEmail, type Entry } from './session-records.ts';
import type { DueStep, StepOutcome } from './sign-in.api.ts';

/** Where an answer leaves the first card: at another step, or with the offer of a mailed link. */
export type Further = { due: DueStep } | { offersLink: true };

/**
 * A valid form's way in (product §4): remember the e-mail, ask the server, keep the session, say so and go to the panel.
 * Resolves when the page may be used again, with what comes before the session where something does.
 * Throws when not even the dialogs could be loaded.
 */
export async function enter(values: LoginFormInput): Promise<Further | null> {
  const { cleanSignIn } = await loadRules();
  const { remember, ...credentials } = cleanSignIn(values);
  rememberEmail(credentials.email, remember);
  const { signIn } = await loadSignIn();
  return conclude(await signIn(credentials));
}

/** What the first card does with an answer: the documented box for a refusal (product §8), the panel, or what comes before it. */
export async function conclude(outcome: StepOutcome): Promise<Further | null> {
  const { announceRefusal, announceUnreachable } = await loadDialogs();
  if (!outcome) await announceUnreachable();
  else if ('refusal' in outcome) {
    await announceRefusal(outcome.refusal);
    if (outcome.offersLink) return { offersLink: true };
  } else if ('due' in outcome) return { due: outcome.due };
  else await admit(outcome.entry);
  return null;
}

/** The end of every way in; a toast that cannot be loaded holds nobody back. */
export async function admit(entry: Entry): Promise<void> {
  keepSession(entry);
  const dialogs = await loadDialogs().catch(() => null);
  dialogs?.announceEntry();
  await new Promise((resolve) => setTimeout(resolve, durations.redirectAfterLoginMs));
  departure.go(adminPaths.root);
}
