import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { currentReleaseEndpoint } from '@vitrin/shared-contracts/first-paths';
import type { CurrentRelease } from '@vitrin/shared-contracts/releases';
import { callHeaders } from '../call-headers.ts';
import { shellId } from '../shell-id.ts';
import { isUnsaved } from './is-unsaved.ts';
import { loadOnNextLink } from './load-on-next-link.ts';

/**
 * Milliseconds between two checks. Staff keep a page open all day; the next page of a visitor is a new document soon
 * anyway.
 */
const CHECK_INTERVAL_MS = { public: 300_000, auth: 60_000, admin: 60_000 };
/** Milliseconds within which the prompt appears once a form is clean, and disappears once it is not. */
const PROMPT_INTERVAL_MS = 1_000;

/**
 * Shows an update prompt for a newer release while nothing on the page is unsaved. An open page keeps the release that
 * it started with.
 */
export function followReleases({ surface, release, choice }: BootBlock): void {
  // Staff who preview a release have chosen it.
  if (choice === 'preview') return;
  const started: CurrentRelease = { id: release.id, shell: shellId() };
  let newer: string | null = null;
  let dismissed: string | null = null;
  let looking: ReturnType<typeof setInterval> | undefined;

  const updatePrompt = async () => {
    const isOffered = newer !== null && newer !== dismissed && !isUnsaved(surface);
    const { showUpdatePrompt } = await import(/* webpackChunkName: "offer" */ './show-update-prompt.ts');
    await showUpdatePrompt(isOffered, surface, () => (dismissed = newer));
  };
  const checkRelease = async () => {
    if (document.visibilityState === 'hidden') return;
    const current = await currentRelease(release.remote);
    if (current === null) return;
    newer = current.id === started.id && current.shell === started.shell ? null : `${current.id} ${current.shell}`;
    if (newer !== null) looking ??= setInterval(() => void updatePrompt(), PROMPT_INTERVAL_MS);
  };

  setInterval(() => void checkRelease(), CHECK_INTERVAL_MS[surface]);
  document.addEventListener('visibilitychange', () => void checkRelease());
  if (surface === 'public') loadOnNextLink(() => newer !== null && !isUnsaved(surface));
}

/** Returns the current release; null if the server does not respond or reports an error. */
async function currentRelease(remote: string): Promise<CurrentRelease | null> {
  try {
    const response = await fetch(`${currentReleaseEndpoint}?remote=${remote}`, { headers: callHeaders() });
    const { data } = (await response.json()) as { data?: CurrentRelease };
    return response.ok && data ? data : null;
  } catch {
    return null;
  }
}
