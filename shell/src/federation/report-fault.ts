import type { ResolvedRelease } from 'shared-contracts/releases';

/** Tells the server that a release failed here; the page goes on whether or not the report arrives. */
export function reportFault(release: ResolvedRelease, phase: 'load' | 'start' | 'render', error: unknown): void {
  console.error(`${release.remote} ${release.id} failed (${phase})`, error);
  const report = { remote: release.remote, id: release.id, phase, message: String(error).slice(0, 300) };
  void fetch('/api/releases/faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}
