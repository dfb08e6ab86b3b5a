import type { Unit } from '@vitrin/shared-contracts/releases';

/** A stored release. */
export interface StoredId {
  unit: Unit;
  id: string;
}

/** Findings about the pages of a stored release, for decisions about it. */
export interface PageFindings {
  /**
   * Returns why the release of an additional remote shows no page at the address of the remote, in Turkish; null if it
   * does, or if that cannot be said.
   * @param segment - a segment that the remote does not have yet; by default the one that it has
   */
  addressProblem(release: StoredId, segment?: string): Promise<string | null>;
  /**
   * Returns what visitors lose with the release: sentences in Turkish.
   * @param insteadOf - id of the release that it is compared with; by default the live one
   */
  warnings(release: StoredId, insteadOf?: string): Promise<string[]>;
}

/** Findings of the connected site; without one there are none. */
export interface ReleasePages extends PageFindings {
  connect(site: PageFindings): void;
}

export function createReleasePages(): ReleasePages {
  let site: PageFindings | null = null;
  return {
    connect: (connected) => void (site = connected),
    addressProblem: async (release, segment) => (await site?.addressProblem(release, segment)) ?? null,
    warnings: async (release, insteadOf) => (await site?.warnings(release, insteadOf)) ?? [],
  };
}
