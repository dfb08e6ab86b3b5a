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
 * Parts that only panel, shell, kit and server use. They are covered like the others until 2.0, and have a page of their own,
 * so that teams of other remotes need not read them.
 */
const panelParts: ReadonlySet<string> = new Set([
  'announcement-state',
  'api-keys',
  'attachments',
  'audit',
  'bulk',
  'class-prefix',
  'content-check',
  'content-fields',
  'content-inputs',
  'consents',
  'content-previews',
  'document-media',
  'document-parts',
  'downloads',
  'draft-rights',
  'drafts',
  'history',
  'integrations',
  'inbox-stream',
  'invitations',
  'kit',
  'language-input',
  'links',
  'mail',
  'media',
  'menu-input',
  'menu-tree',
  'merge',
  'message-workflow',
  'meta-routes',
  'notices',
  'page-headers',
  'presence',
  'privacy',
  'publication',
  'publication-state',
  'queue',
  'record-modules',
  'redirects',
  'release-lifecycle',
  'release-management',
  'release-pipelines',
  'remote-page-rows',
  'remote-page-rules',
  'replies',
  'reviews',
  'right-groups',
  'roles',
  'site-import',
  'section-budgets',
  'section-changes',
  'section-rules',
  'section-styles',
  'site-search',
  'spam-rules',
  'statistics',
  'support',
  'text-difference',
  'translation-address',
  'translation-input',
  'translation-states',
  'trash',
  'user-belongings',
  'users',
  'webhooks',
  'working-copy-address',
]);

/**
 * Parts whose literal values are exchanged between separately built units: addresses, storage keys, rights and events.
 */
const wireValues: ReadonlySet<string> = new Set(['boot', 'paths', 'remote-app', 'rendering', 'rights', 'storage']);

/** Parts with everything that server and shell exchange; their surface has the version of the boot data. */
const bootParts: ReadonlySet<string> = new Set(['boot', 'release-reports', 'rendering']);

/** Selects the parts of a surface, and those that it omits although its declarations refer to them. */
export interface Extent {
  isIncluded: (part: string) => boolean;
  isOmitted: (part: string) => boolean;
}

/** What remotes rely on. The guide documents what they read of the boot data; the rest is internal to server and shell. */
export const apiExtent: Extent = {
  isIncluded: (part) => !internalParts.has(part),
  isOmitted: (part) => part === 'boot',
};

/** What a shell relies on that was published with another version of the sources than the server. */
export const bootExtent: Extent = { isIncluded: (part) => bootParts.has(part), isOmitted: () => false };

export function isPanelPart(part: string): boolean {
  return panelParts.has(part);
}

export function holdsWireValues(part: string): boolean {
  return wireValues.has(part);
}
