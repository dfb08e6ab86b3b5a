import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Services } from '../../services.ts';
import { releaseIdOf } from './tags/release-tags.service.ts';

type LossDeps = Pick<Services, 'db' | 'log' | 'releasePages'>;

interface Change {
  /** Id or tag of the release that visitors get; null for none. */
  id: string | null;
  /** Id of the release before; by default the live one. */
  before?: string;
}

/**
 * Returns what visitors lose with a release, as sentences in Turkish: pages that it cannot show, and pages with far less
 * text. It advises on a decision and never prevents one, so a failure means no finding.
 */
export async function lossesOf(
  { db, log, releasePages }: LossDeps,
  unit: Unit,
  { id: reference, before }: Change,
): Promise<string[]> {
  if (reference === null) return [];
  const id = await releaseIdOf(db, unit, reference);
  return releasePages.warnings({ unit, id }, before).catch((error: unknown) => {
    log.warn({ err: error, unit, release: id }, 'pages of a release not compared');
    return [];
  });
}
