/**
 * Which parts of `shared-contracts` bind the version of the API surface (docs/guides/api-surface.md). The others lie between shell, server
 * and tools, which are built and delivered together; no remote that is already built meets them.
 */
const amongOurselves: ReadonlySet<string> = new Set([
  'boot',
  'first-paths',
  'first-segments',
  'publishing',
  'release-reports',
  'releases',
  'rendering',
  'static-router',
]);

/** Parts whose very values travel between separately built units: addresses, stored names, rights, events. */
const wireValues: ReadonlySet<string> = new Set(['paths', 'remote-app', 'rights', 'storage']);

export function isPromised(part: string): boolean {
  return !amongOurselves.has(part);
}

export function holdsWireValues(part: string): boolean {
  return wireValues.has(part);
}

/** What a remote reads of it is written in the guide; the rest is between server and shell. */
export function isOpaque(part: string): boolean {
  return part === 'boot';
}
