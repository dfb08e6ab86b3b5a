import { recordModuleNames, recordModuleRights, type RecordModuleName } from '../modules/record-modules.ts';
import type { Right } from '../rules/rights.ts';

/** GET /api/admin/statistics: true counts, what needs attention and the last changes; what the person may not see is left out. */
export interface Statistics {
  counts: {
    articles?: number;
    drafts?: number;
    contracts?: number;
    unread_contact?: number;
    unread_applications?: number;
    languages: number;
  };
  /** Only what there is to do. */
  attention: Attention[];
  changes: Change[];
  /** What endangers the site or its data. Left out by older servers. */
  warnings?: Warning[];
}

/** A sentence for people; a panel that does not know the kind shows it all the same. */
export interface Warning {
  kind: WarningKind;
  text: string;
}

/** Which right lets a person see a warning: that of whoever can do something about it. */
export const warningRights = {
  /** The server's clock is in doubt, and personal data is not destroyed before somebody has confirmed the date. */
  clock: 'privacy.read',
  /** The disk is filling up. */
  storage: 'audit.read',
  /** A proxy stands before the site that it was not told of: all visitors count as one. */
  proxy: 'audit.read',
} as const satisfies Record<string, Right>;

export type WarningKind = keyof typeof warningRights;

/** What a visitor misses or waits for, by the right of whoever can mend it. */
export const attentionRights = {
  'article-translations': 'articles.read',
  'article-summaries': 'articles.read',
  'page-descriptions': 'page-meta.read',
  'media-alts': 'media.read',
  /** Open requests about personal data that have to be answered within a week, or are late. */
  'data-requests': 'privacy.read',
  /** Requests for help that wait for an answer. */
  'support-requests': 'support.answer',
  /** Units that went back by themselves within a week, where nobody has decided anything since. */
  'release-trouble': 'releases.read',
} as const satisfies Record<string, Right>;

export type AttentionKind = keyof typeof attentionRights;

export interface Attention {
  kind: AttentionKind;
  count: number;
}

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

/** Which right lets a person see the changes of a kind of record. */
export const statisticsRights = {
  article: 'articles.read',
  contract: 'contracts.read',
  'page-contents': 'pages.read',
  'page-meta': 'page-meta.read',
  'home-section': 'home-sections.read',
  slider: 'sliders.read',
  certificate: 'certificates.read',
  'main-category': 'catalogue.read',
  category: 'catalogue.read',
  product: 'catalogue.read',
  media: 'media.read',
  'contact-information': 'contact-information.read',
  'social-media': 'social-media.read',
  'site-settings': 'site-settings.read',
  branding: 'branding.read',
  language: 'languages.write',
  redirect: 'redirects.read',
  user: 'users.read',
  ...recordReads,
} as const satisfies Record<string, Right>;

export type ChangeEntity = keyof typeof statisticsRights;
