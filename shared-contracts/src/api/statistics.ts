import { recordModuleNames, recordModuleRights, type RecordModuleName } from '../modules/record-modules.ts';
import type { Right } from '../rules/rights.ts';

/**
 * `data` of `GET /api/admin/statistics`: record counts, open tasks and the latest changes. Entries that the user has no
 * right to see are omitted.
 */
export interface Statistics {
  counts: {
    articles?: number;
    /** New articles that are saved and were never published. */
    drafts?: number;
    /** Published articles with a saved draft; missing in responses of older servers. */
    changed_articles?: number;
    contracts?: number;
    unread_contact?: number;
    unread_applications?: number;
    languages: number;
  };
  /** Open tasks; a kind with nothing to do is omitted. */
  attention: Attention[];
  changes: Change[];
  /** Problems that endanger the site or its data; missing in responses of older servers. */
  warnings?: Warning[];
  /** State of the daily backups, for users who can solve a problem with them. */
  backup?: BackupState;
}

/** State of the daily backups. */
export interface BackupState {
  /** False when the site is configured without them. */
  is_scheduled: boolean;
  /** ISO time of the last successful backup, and its size in bytes; null before the first one. */
  last: { at: string; bytes: number } | null;
}

/** Warning with a sentence for display. The panel shows it even when it does not know the `kind`. */
export interface Warning {
  kind: WarningKind;
  text: string;
}

/** Right that a user needs to see each kind of warning: the right of users who can solve the problem. */
export const warningRights = {
  /** The server clock may be wrong; no personal data is deleted or destroyed until a user confirms the date. */
  clock: 'privacy.read',
  /** The disk is almost full. */
  storage: 'audit.read',
  /** The site runs behind a proxy that it is not configured to trust, so all visitors count as one client. */
  proxy: 'audit.read',
  /** The daily backup failed, or is older than two days. */
  backup: 'audit.read',
  /** The TLS certificate ends soon, has ended, or browsers reject it. */
  certificate: 'audit.read',
  /** Purge requests to the shared cache in front of the site fail. */
  purge: 'audit.read',
  /** Pages that came with an upgrade have an address that the site uses for something else. */
  'taken-lists': 'redirects.read',
} as const satisfies Record<string, Right>;

/** Kind of a warning on the dashboard; see `warningRights`. */
export type WarningKind = keyof typeof warningRights;

/** Right that a user needs to see each kind of open task: the right of users who can complete it. */
export const attentionRights = {
  'article-translations': 'articles.read',
  'article-summaries': 'articles.read',
  /** Translations whose source was changed after they were written. */
  'outdated-translations': 'translations.use',
  'page-descriptions': 'page-meta.read',
  'media-alts': 'media.read',
  /** The forms of visitors ask for no confirmation, because there is no data protection notice. */
  'privacy-notice': 'contracts.write',
  /** Published legal texts that state something that has changed since they were filled in. */
  'legal-texts': 'contracts.write',
  /** The forms of visitors are closed until a person has published their notice. */
  'closed-forms': 'contracts.write',
  /** Open data subject requests whose deadline is within a week or has passed. */
  'data-requests': 'privacy.read',
  /** Support requests that wait for an answer. */
  'support-requests': 'support.answer',
  /** Drafts that wait for a review; counted are those that the user may publish. */
  'draft-reviews': 'account.use',
  /** Scheduled articles that cannot be published. */
  'scheduled-articles': 'articles.write',
  /** Units that were rolled back automatically within the last week and for which no user has made a decision since. */
  'release-trouble': 'releases.read',
  /** Places that show the fallback text of a section, because it fails there in the browsers of visitors. */
  'switched-off-places': 'releases.read',
  /** Webhooks that were switched off because nothing reached them for a day. */
  'stopped-webhooks': 'webhooks.read',
} as const satisfies Record<string, Right>;

/** Kind of an open task on the dashboard; see `attentionRights`. */
export type AttentionKind = keyof typeof attentionRights;

/** Open task and the number of affected records. */
export interface Attention {
  kind: AttentionKind;
  count: number;
}

/** Entry of the latest changes; `at` is an ISO time. */
export interface Change {
  id: number;
  at: string;
  actor: string;
  action: 'create' | 'update' | 'delete' | 'order' | 'enable' | 'disable';
  entity: ChangeEntity;
  entity_id: number | null;
  title: string;
}

const recordReads = Object.fromEntries(recordModuleNames.map((name) => [name, recordModuleRights(name)[0]])) as {
  [Name in RecordModuleName]: `${Name}.read`;
};

/** Right that a user needs to see the changes of each kind of record. */
export const statisticsRights = {
  article: 'articles.read',
  contract: 'contracts.read',
  'page-contents': 'pages.read',
  'page-meta': 'page-meta.read',
  'page-header': 'pages.read',
  menu: 'menus.read',
  'page-sections': 'site-pages.read',
  'site-page': 'site-pages.read',
  announcement: 'announcements.read',
  project: 'projects.read',
  person: 'people.read',
  opening: 'openings.read',
  document: 'documents.read',
  'article-category': 'articles.read',
  'home-section': 'home-sections.read',
  slider: 'sliders.read',
  certificate: 'certificates.read',
  'main-category': 'catalogue.read',
  category: 'catalogue.read',
  product: 'catalogue.read',
  media: 'media.read',
  'contact-information': 'contact-information.read',
  'company-facts': 'contact-information.read',
  'company-announcement': 'contracts.read',
  'social-media': 'social-media.read',
  'site-settings': 'site-settings.read',
  branding: 'branding.read',
  language: 'languages.write',
  redirect: 'redirects.read',
  user: 'users.read',
  ...recordReads,
} as const satisfies Record<string, Right>;

/** Kind of record in the latest changes. */
export type ChangeEntity = keyof typeof statisticsRights;

/**
 * Returns the right to change and publish the records of an entity; undefined for an unknown one.
 * @param entity - name of the entity, as in the audit log
 */
export function writeRightOf(entity: string): Right | undefined {
  const rightsByEntity: Readonly<Record<string, Right>> = statisticsRights;
  return rightsByEntity[entity]?.replace(/\.read$/, '.write') as Right | undefined;
}
