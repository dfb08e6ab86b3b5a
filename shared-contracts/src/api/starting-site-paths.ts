/** Addresses of the API endpoints for a new site; part of `api`. */
export const startingSitePaths = {
  /** What is left to do on a new site: `FirstSteps`. */
  adminFirstSteps: '/api/admin/first-steps',
  /** Texts of the set-up that staff have not changed: `SampleRecord[]`; removes them, and takes that back. */
  adminSamples: '/api/admin/samples',
  /** Takes back the last removal of the samples. */
  adminSamplesRestored: '/api/admin/samples/restored',
} as const;
