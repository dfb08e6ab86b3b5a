import semver from 'semver';
import { apiSurfaceVersion, type ReleaseNeeds, type Unit } from 'shared-contracts/releases';

/** The same for any unit among what is live: a remote must be compatible with the shell, a shell with every remote. */
export function incompatibilityWithLive(release: ReleaseNeeds, live: ReadonlyMap<Unit, ReleaseNeeds>): string | null {
  if (release.unit !== 'shell') return incompatibilityOf(release, live.get('shell') ?? null);
  for (const [unit, remote] of live) {
    const reason = unit === 'shell' ? null : incompatibilityOf(remote, release);
    if (reason !== null) return `${unit}: ${reason}`;
  }
  return null;
}

/** Why a remote's release cannot run beside this shell and server, in one sentence that names both versions; null: it can. */
export function incompatibilityOf(remote: ReleaseNeeds, shell: ReleaseNeeds | null): string | null {
  const { contract, runtime, shared } = remote;
  if (!satisfies(apiSurfaceVersion, contract)) return wants('API’nin', contract, 'sunucu', apiSurfaceVersion);
  if (!shell) return null;
  if (!satisfies(shell.contract, contract)) return wants('API’nin', contract, 'kabuk', shell.contract);
  if (shell.runtime !== runtime) return wants('çalışma zamanının', runtime, 'kabuk', shell.runtime);
  for (const [library, range] of Object.entries(shared)) {
    const given = givenBy(shell, library);
    // A shell of version 1.0 does not say what it gives.
    if (given === undefined && Object.keys(shell.shared).length > 0) return wants(library, range, 'kabuk', 'hiç');
    if (given !== undefined && !satisfies(given, range)) return wants(library, range, 'kabuk', given);
  }
  return null;
}

/** Its own entries alone: a library may be called `constructor`. */
function givenBy({ shared }: ReleaseNeeds, library: string): string | undefined {
  return Object.hasOwn(shared, library) ? shared[library] : undefined;
}

function satisfies(version: string, range: string): boolean {
  return semver.valid(version) !== null && semver.validRange(range) !== null && semver.satisfies(version, range);
}

function wants(what: string, range: string, giver: string, given: string): string {
  return `Bu sürüm ${what} ${range} sürümünü istiyor; ${giver} ${given} sunuyor.`;
}
