import type { BootBlock } from 'shared-contracts/boot';
import { currentReleaseCall } from 'shared-contracts/first-paths';
import type { CurrentRelease } from 'shared-contracts/releases';
import { callHeaders } from '../call-headers.ts';
import { shellId } from '../shell-id.ts';
import { isUnsaved } from './is-unsaved.ts';
import { loadOnNextLink } from './load-on-next-link.ts';

/** Staff keep a page open all day; a visitor's next page is a new document soon anyway. */
const ASK_MS = { public: 300_000, auth: 60_000, admin: 60_000 };
/** How soon the offer is there once a form is clean, and gone once it is not. */
const LOOK_MS = 1_000;

/**
 * Shows an update prompt for a newer release while nothing on the page is unsaved. An open page keeps the release that
 * it started with.
 */
export function followReleases({ surface, release, choice }: BootBlock): void {
  // Staff who preview a release have chosen it.
  if (choice === 'preview') return;
  const started: CurrentRelease = { id: release.id, shell: shellId() };
  let newer: string | null = null;
  let refused: string | null = null;
  let looking: ReturnType<typeof setInterval> | undefined;

  const look = async () => {
    const isOffered = newer !== null && newer !== refused && !isUnsaved(surface);
    const { showOffer } = await import(/* webpackChunkName: "offer" */ './show-offer.ts');
    await showOffer(isOffered, surface, () => (refused = newer));
  };
  const ask = async () => {
    if (document.visibilityState === 'hidden') return;
    const current = await currentOf(release.remote);
    if (current === null) return;
    newer = current.id === started.id && current.shell === started.shell ? null : `${current.id} ${current.shell}`;
    if (newer !== null) looking ??= setInterval(() => void look(), LOOK_MS);
  };

  setInterval(() => void ask(), ASK_MS[surface]);
  document.addEventListener('visibilitychange', () => void ask());
  if (surface === 'public') loadOnNextLink(() => newer !== null && !isUnsaved(surface));
}

/** Null where the server cannot say. */
async function currentOf(remote: string): Promise<CurrentRelease | null> {
  try {
    const response = await fetch(`${currentReleaseCall}?remote=${remote}`, { headers: callHeaders() });
    const { data } = (await response.json()) as { data?: CurrentRelease };
    return response.ok && data ? data : null;
  } catch {
    return null;
  }
}
