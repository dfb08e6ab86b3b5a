/** What modules of the server and features of the panel let others import of them; .dependency-cruiser.cjs holds them to it. */

/**
 * What the rest of the server may import of a module besides its services; all else is its own. Never a repository, whose
 * queries a service hands on, and never routes, which the module itself lists.
 */
const publicFiles = {
  articles: ['article-rows'],
  branding: ['design-tokens'],
  inbox: ['inbox-lock'],
  mail: ['header-text', 'mail-server', 'outbox'],
  media: [
    'add-media',
    'complete-media',
    'cv-files',
    'media-files',
    'pdf-check',
    'picture-set',
    'picture-work',
    'pictures',
    'private-files',
    'render-icons',
  ],
  'page-contents': ['stored-pictures'],
  privacy: ['alert-clock'],
  'public-forms': ['form-visitor', 'receive-form'],
  releases: [
    'health/health-counter',
    'open-releases',
    'publish/local-releases',
    'release-hub',
    'remotes/remote-names',
    'serving/choice',
    'serving/document-releases',
    'serving/preview-cookie',
    'serving/registry',
    'serving/visitor',
    'serving/visitor-group',
  ],
  spam: ['plain-words', 'spam-score'],
  visits: ['visit-counter', 'visiting-request'],
};
const publicPaths = [
  '\\.(module|service)\\.ts$',
  ...Object.entries(publicFiles).map(([module, files]) => `^server/src/modules/${module}/(${files.join('|')})\\.ts$`),
];

/** What other features of the panel may import of a feature; all else is its own. */
const publicFeatureFiles = {
  'page-meta': ['meta-route'],
  privacy: ['data-request-link'],
};
const publicFeaturePaths = Object.entries(publicFeatureFiles).map(
  ([feature, files]) => `^remote-admin/src/features/${feature}/(${files.join('|')})\\.tsx$`,
);

module.exports = { publicFeaturePaths, publicPaths };
