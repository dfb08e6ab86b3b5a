import semver from 'semver';
import {
  apiSurfaceVersion,
  bootDataVersion,
  type ReleaseRequirements,
  type Unit,
} from '@vitrin/shared-contracts/releases';

/** What shells require that were built before the boot data had a version. */
const FIRST_BOOT_DATA = '^1.0.0';

/**
 * Returns why a release of any unit is incompatible with what is live: a remote is checked against the shell, a shell
 * against this server and every remote.
 */
export function incompatibilityWithLive(
  release: ReleaseRequirements,
  live: ReadonlyMap<Unit, ReleaseRequirements>,
): string | null {
  if (release.unit !== 'shell') return incompatibilityOf(release, live.get('shell') ?? null);
  const problem = incompatibilityWithServer(release);
  if (problem !== null) return problem;
  for (const [unit, remote] of live) {
    const reason = unit === 'shell' ? null : incompatibilityOf(remote, release);
    if (reason !== null) return `${unit}: ${reason}`;
  }
  return null;
}

/**
 * Returns why a shell cannot run in the documents of this server, in one sentence with both versions; null if it can.
 * It needs the API that it was built for, and the boot data.
 */
export function incompatibilityWithServer({ contract, boot = FIRST_BOOT_DATA }: ReleaseRequirements): string | null {
  const api = `^${contract}`;
  if (semver.valid(contract) === null || !satisfies(apiSurfaceVersion, api))
    return incompatibilityText('API’nin', api, 'sunucu', apiSurfaceVersion);
  return satisfies(bootDataVersion, boot)
    ? null
    : incompatibilityText('başlangıç verisinin', boot, 'sunucu', bootDataVersion);
}

/**
 * Returns why a remote's release cannot run with this shell and server, with both versions, and what its team can do;
 * null if it can.
 */
export function incompatibilityOf(remote: ReleaseRequirements, shell: ReleaseRequirements | null): string | null {
  const { contract, runtime, shared } = remote;
  if (!satisfies(apiSurfaceVersion, contract)) return apiText(contract, 'sunucu', apiSurfaceVersion);
  if (!shell) return null;
  if (!satisfies(shell.contract, contract)) return apiText(contract, 'kabuk', shell.contract);
  if (shell.runtime !== runtime)
    return `${incompatibilityText('çalışma zamanının', runtime, 'kabuk', shell.runtime)} Birimi sitenin araç paketiyle (/kit/) yeniden derleyin.`;
  for (const [library, range] of Object.entries(shared)) {
    const given = providedVersion(shell, library);
    // A shell of version 1.0 does not list the shared libraries that it provides.
    if (given === undefined && Object.keys(shell.shared).length > 0)
      return `Bu sürüm ${library} modülünü (${range}) kabuktan istiyor; kabuk bu modülü sunmuyor. Birimi bu modül olmadan yeniden derleyin.`;
    if (given !== undefined && !satisfies(given, range))
      return `${incompatibilityText(library, range, 'kabuk', given)} Birimi sitenin sürümüyle yeniden derleyin.`;
  }
  return null;
}

/** Reads own properties only: a library may be called `constructor`. */
function providedVersion({ shared }: ReleaseRequirements, library: string): string | undefined {
  return Object.hasOwn(shared, library) ? shared[library] : undefined;
}

function satisfies(version: string, range: string): boolean {
  return semver.valid(version) !== null && semver.validRange(range) !== null && semver.satisfies(version, range);
}

function incompatibilityText(what: string, range: string, giver: string, given: string): string {
  return `Bu sürüm ${what} ${range} sürümünü istiyor; ${giver} ${given} sunuyor.`;
}

/** Adds what to do: the team of an older remote changes its range, a newer remote waits for the site. */
function apiText(range: string, giver: string, given: string): string {
  const text = incompatibilityText('API’nin', range, giver, given);
  if (semver.valid(given) === null || semver.validRange(range) === null) return text;
  return semver.gtr(given, range)
    ? `${text} Birim bu sürümde kaldırılanları kullanıyor olabilir: package.json içinde @vitrin/shared-contracts için ^${given} yazıp birimi yeniden derleyin.`
    : `${text} Önce site yükseltilmeli ya da birim sitenin sürümüyle derlenmeli.`;
}
