/** Public files of the server modules and of the panel features; .dependency-cruiser.cjs enforces the list. */

/**
 * Files of a server module, besides its services, that the rest of the server may import; all others are private.
 * Repositories are never listed, because services expose their queries; routes are never listed, because the module
 * itself registers them.
 */
const publicFiles = {
  articles: ['article-authors', 'article-category-links', 'article-rows'],
  branding: ['design-tokens'],
  downloads: ['add-download', 'download-counter', 'downloads-at'],
  inbox: ['inbox-lock'],
  languages: ['language-cookie'],
  links: ['fill-links'],
  mail: ['header-text', 'link-mail', 'mail-server', 'outbox'],
  media: [
    'add-media',
    'complete-media',
    'cv-files',
    'media-files',
    'office-archive',
    'pdf-check',
    'picture-files',
    'picture-set',
    'picture-work',
    'pictures',
    'private-files',
    'removed-files',
    'render-icons',
  ],
  'page-contents': ['stored-pictures'],
  privacy: ['alert-clock'],
  'public-forms': ['form-visitor', 'receive-form'],
  redirects: ['missing-counter', 'missing-paths'],
  releases: [
    'health/health-counter',
    'open-releases',
    'publish/development-mode',
    'publish/local-releases',
    'remotes/remote-names',
    'sections/section-cases',
    'smoke-test/release-pages',
    'smoke-test/rendered-pages',
  ],
  'remote-pages': ['remote-page-addresses'],
  search: ['missed-counter'],
  'site-export': ['archive-form'],
  'site-pages': ['check-page', 'cleaned-texts', 'shown-sections'],
  spam: ['normalize-words', 'spam-score'],
  statistics: ['warnings'],
  webhooks: ['webhook-secret'],
  visits: ['agent-classes', 'visit-counter', 'visiting-request'],
};
const publicPaths = [
  '\\.(module|service)\\.ts$',
  ...Object.entries(publicFiles).map(([module, files]) => `^server/src/modules/${module}/(${files.join('|')})\\.ts$`),
];

/** Files of a feature of a remote that other features may import; all others are private. */
const publicFeatureFiles = {
  'remote-admin': {
    'first-steps': ['first-steps.section'],
    menus: ['target-kind-labels', 'target.dialog'],
    'page-meta': ['meta-route'],
    privacy: ['data-request-link'],
    'site-pages': [
      'sections/placeable-sections',
      'sections/section-errors',
      'sections/section-names',
      'sections/sections-editor',
    ],
  },
  'remote-public': { 'site-page': ['lazy-sections', 'section-props'] },
};
const publicFeaturePaths = Object.entries(publicFeatureFiles).flatMap(([remote, features]) =>
  Object.entries(features).map(([feature, files]) => `^${remote}/src/features/${feature}/(${files.join('|')})\\.tsx?$`),
);

module.exports = { publicFeaturePaths, publicPaths };
