/**
 * Parts of `shared-contracts` that do not bind the version of the API surface (docs/guides/api-surface.md). They are
 * used only between shell, server and tools, which are built and deployed together, so remotes that are already built
 * never use them.
 */
const internalParts: ReadonlySet<string> = new Set([
  'boot',
  'first-paths',
  'first-segments',
  'publishing',
  'release-reports',
  'releases',
  'rendering',
  'static-router',
]);

/**
 * Parts whose literal values are exchanged between separately built units: addresses, storage keys, rights and events.
 */
const wireValues: ReadonlySet<string> = new Set(['paths', 'remote-app', 'rights', 'storage']);

export function isPublic(part: string): boolean {
  return !internalParts.has(part);
}

export function holdsWireValues(part: string): boolean {
  return wireValues.has(part);
}

/**
 * Checks whether a part is omitted from the page: the guide documents what remotes read of it; the rest is internal to
 * server and shell.
 */
export function isOpaque(part: string): boolean {
  return part === 'boot';
}
