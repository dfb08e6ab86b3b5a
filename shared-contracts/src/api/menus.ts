import type { ContentFields } from '../merge/content-fields.ts';
import type { Translations } from './languages.ts';

/** Places of the site that have a menu; each menu is one record. */
export const menuPlaces = ['header', 'footer', 'legal', 'phone'] as const;

/** Place of the site that has a menu. */
export type MenuPlace = (typeof menuPlaces)[number];

/** Labels of the menus in the panel. */
export const menuPlaceLabels: Readonly<Record<MenuPlace, string>> = {
  header: 'Üst menü',
  footer: 'Alt menü',
  legal: 'Yasal satır',
  phone: 'Telefon düğmeleri',
};

/** Number of levels of a menu. */
export const menuLevels: Readonly<Record<MenuPlace, 1 | 2>> = { header: 2, footer: 2, legal: 1, phone: 1 };

/** Most entries of a menu; more than three buttons do not fit on a phone. */
export const menuSizes: Readonly<Record<MenuPlace, number>> = { header: 40, footer: 40, legal: 40, phone: 3 };

/** Longest label of an entry. */
export const menuLabelLength = 60;

/** Pages with a fixed address; their titles are static texts of the site. The lists of records exist while one of these is public. */
export const menuRoutes = [
  'home',
  'biography',
  'articles',
  'products',
  'projects',
  'people',
  'openings',
  'documents',
  'contact',
] as const;

/** Page with a fixed address. */
export type MenuRoute = (typeof menuRoutes)[number];

/** What an entry leads to. */
export type MenuTarget =
  | { type: 'route'; route: MenuRoute }
  /** The page of a record, wherever it is: the entry follows a changed address. */
  | { type: 'record'; entity: string; id: number }
  /** A path of the site, another site, an e-mail address or a telephone number. */
  | { type: 'address'; address: string }
  /** All contracts, in place of the entry: a new one is shown without editing the menu. */
  | { type: 'contracts' }
  /** Nothing: the heading of the entries below it. */
  | { type: 'group' };

/** Entry of a menu, in display order; those below it follow anywhere in the list. Its id is made by the client. */
export interface MenuEntry {
  id: string;
  /** Id of the entry above it; null on the first level. */
  parent: string | null;
  target: MenuTarget;
  /** Switched off: not shown in any language. */
  off: boolean;
}

/** Labels of a menu in one language, by the id of the entry. Without one, the title of the target is shown. */
export interface MenuTexts {
  labels: Record<string, string>;
}

/** `data` of `GET /api/admin/menus/{place}`. */
export interface MenuRecord {
  place: MenuPlace;
  /** Version for optimistic locking, increased by each save; 0 while the site shows its first menu. */
  version: number;
  entries: MenuEntry[];
  translations: Translations<MenuTexts>;
}

/** Whether visitors see an entry in one language, and why not. */
export type MenuEntryState =
  | 'public'
  /** The target has no page in this language. */
  | 'untranslated'
  /** An address or a heading without a label in this language. */
  | 'unlabelled'
  /** The target is not on the site: a draft, scheduled, or taken down. */
  | 'unpublished'
  | 'deleted'
  /** A heading without public entries. */
  | 'empty'
  | 'off';

/** What is known about the page of a record or a route; by language. */
export interface MenuTargetState {
  /** As `menuTargetKey` returns it. */
  key: string;
  /** Kind of the record, as in the audit log; null for a route. */
  entity: string | null;
  states: Record<string, MenuEntryState>;
  titles: Record<string, string>;
  /** Screen of the panel that edits the record; null for a route, and for a record that does not exist. */
  screen: string | null;
}

/** An entry of a menu as the site shows it, in one language. */
export interface MenuItem {
  /** Id of the entry; of a contract in place of its list, with the id of the contract. */
  id: string;
  label: string;
  /** Path without the prefix of the language, or another address; null for a heading. */
  href: string | null;
  /** Language of the label if it is another one than that of the request. */
  lang?: string;
}

/** An entry of the first level, with those below it. */
export interface MenuLink extends MenuItem {
  children: MenuItem[];
}

/** `data` of `GET /api/pages/menus`: only entries that are public. Null for a menu that staff have not changed. */
export type SiteMenus = Record<MenuPlace, MenuLink[] | null>;

/** Fields of the history and of the merge of concurrent changes. */
export const menuFields: ContentFields = {
  shared: { entries: { kind: 'list', label: 'Bağlantılar' } },
  // Most entries show the title of their target.
  translated: { labels: { kind: 'map', label: 'Adlar', isOptional: true } },
};

/** Form of the key of a page, as `menuTargetKey` returns it. */
export const pageKeyPattern = /^[a-z-]{1,40}\.[a-z\d]{1,19}$/;

/**
 * Returns the key of a target whose state the server knows; null for one that needs no record.
 * @param target - target of an entry
 */
export function menuTargetKey(target: MenuTarget): string | null {
  if (target.type === 'record') return `${target.entity}.${target.id}`;
  return target.type === 'route' ? `route.${target.route}` : null;
}
