import type { Right } from '../rules/rights.ts';

/** Right that each step of a new site needs, in the order of what visitors miss most. */
export const firstStepRights = {
  /** Phone or address of the company. */
  contact: 'contact-information.write',
  /** Notice of the contact form; without it the form is closed. */
  notice: 'contracts.write',
  /** Own texts instead of those of the set-up. */
  texts: 'site-pages.write',
  logo: 'branding.write',
  pictures: 'media.write',
  /** First project, product or person. */
  records: 'projects.write',
  /** What the company states about itself by law. */
  facts: 'contact-information.write',
  /** Server that sends mails. */
  mail: 'mail.write',
  /** Public address of the site. */
  domain: 'branding.write',
} as const satisfies Record<string, Right>;

/** A step of a new site; see `firstStepRights`. */
export type FirstStepId = keyof typeof firstStepRights;

/** Records that show what a company has done. */
export type Showcase = 'products' | 'projects' | 'team';

/** One step, and whether it is done. */
export interface FirstStep {
  id: FirstStepId;
  is_done: boolean;
}

/** `data` of `GET /api/admin/first-steps`: what is left to do on a new site. */
export interface FirstSteps {
  /** Steps of the user's rights; empty on a site that was not set up with a starting site, or when staff have hidden them. */
  steps: FirstStep[];
  /** Texts of the set-up that staff have not changed yet. */
  samples: number;
  /** Screen with the first of these texts; null without any. */
  sample_screen: string | null;
  /** What companies of this trade show first. */
  showcase: Showcase;
  /** Samples were removed, and that can be taken back. */
  can_restore: boolean;
}

/** A record with texts of the set-up that staff have not changed; row of `GET /api/admin/samples`. */
export interface SampleRecord {
  entity: string;
  /** Id of the record, or its name for one that always exists. */
  record: string;
  title: string;
  /** Screen of the panel that edits it. */
  screen: string;
  /** Ids of the sections with such texts. */
  sections: string[];
  /** Number of such texts. */
  count: number;
  /** Nothing on the page was written by staff, so search engines do not list it. */
  is_unlisted: boolean;
}

/** `data` of the requests that remove samples and take that back. */
export interface RemovedSamples {
  /** Records that were changed or deleted; or restored. */
  records: number;
}
