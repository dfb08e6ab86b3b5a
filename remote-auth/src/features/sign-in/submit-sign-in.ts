import type { LoginFormInput } from '@vitrin/shared-contracts/auth';
import { durations } from '@vitrin/shared-contracts/limits';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { takeReturnAddress } from '@vitrin/shared-contracts/return-address';
import type { Texts } from '../../shared/texts/texts.ts';
import { navigation } from './navigation.ts';
import { loadDialogs, loadRules, loadSignIn } from './lazy-modules.ts';
import { storeSession, rememberEmail, type NewSession } from './session-records.ts';
import { storageProblem } from './storage-problem.ts';
import type { RequiredStep, StepOutcome } from './sign-in.api.ts';

/** What follows the login card instead of the session: another step, or the offer of a mailed link. */
export type NextAction = { due: RequiredStep } | { offersLink: true };

/**
 * Signs in with a valid form (product §4), unless this browser could not keep the session: stores or deletes the remembered e-mail, sends the request, stores the
 * session, shows a toast and redirects to the panel, to the screen on which the last session ended if there is one.
 * Resolves when the page can be used again: to what is required before the session, or to null. Throws if not even the dialogs could be loaded.
 */
export async function submitSignIn(values: LoginFormInput, texts: Texts): Promise<NextAction | null> {
  if (await isStorageRefused(texts)) return null;
  const { normalizeSignIn } = await loadRules();
  const { remember, ...credentials } = normalizeSignIn(values);
  rememberEmail(credentials.email, remember);
  const { signIn } = await loadSignIn();
  return handleOutcome(await signIn(credentials), texts);
}

/**
 * Handles a response on the login card: shows the documented dialog for a rejection (product §8), opens the panel, or
 * returns what is required before the session.
 */
export async function handleOutcome(outcome: StepOutcome, texts: Texts): Promise<NextAction | null> {
  const { showRejection, showUnreachable } = await loadDialogs();
  if (!outcome) await showUnreachable(texts);
  else if ('errorMessage' in outcome) {
    await showRejection(outcome.errorMessage, texts);
    if (outcome.offersLink) return { offersLink: true };
  } else if ('due' in outcome) return { due: outcome.due };
  else await completeSignIn(outcome.entry, texts);
  return null;
}

/** Shows why no session can be kept, if so. */
async function isStorageRefused(texts: Texts): Promise<boolean> {
  const problem = storageProblem();
  if (problem === null) return false;
  const { showRejection } = await loadDialogs();
  await showRejection(problem, texts);
  return true;
}

/**
 * Completes every login flow. A toast that fails to load does not stop it.
 * @param first - screen of the panel that opens if the last session did not end on another one
 */
export async function completeSignIn(entry: NewSession, texts: Texts, first: string = adminPaths.root): Promise<void> {
  if (await isStorageRefused(texts)) return;
  storeSession(entry);
  const dialogs = await loadDialogs().catch(() => null);
  dialogs?.showSignedIn(texts);
  await new Promise((resolve) => setTimeout(resolve, durations.redirectAfterLoginMs));
  navigation.go(takeReturnAddress(entry.data.email) ?? first);
}
