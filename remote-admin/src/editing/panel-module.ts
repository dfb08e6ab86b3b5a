import type { Icon } from '@tabler/icons-react';
import { createContext, type ComponentType } from 'react';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { DraftForm } from './drafts/draft-form.ts';

export interface PanelScreen<R extends Right = Right> {
  path: string;
  right: R;
  /** Document title, without the name of the panel that is appended to it. */
  title: string;
  load: () => Promise<ComponentType>;
  /**
   * Addresses of the requests that the screen sends first. The document sends them before any script of the panel has
   * loaded: those with `{id}` when the screen is opened with `?id=`, without a query only the others.
   */
  reads?: readonly string[];
}

/** Categories of the sidebar in their order (product §2). */
export const navigationCategories = {
  menu: 'Menü',
  content: 'İçerik İşlemleri',
  settings: 'Genel Ayarlar',
  forms: 'Form Bilgileri',
  support: 'Destek',
} as const;

/** Names of the folded parts of categories, for users with many entries. */
export const foldedParts = {
  content: 'Diğer içerikler',
  settings: 'Sistem',
  forms: 'Diğer formlar',
} as const satisfies Partial<Record<keyof typeof navigationCategories, string>>;

export interface NavigationEntry<R extends Right = Right> {
  category: keyof typeof navigationCategories;
  /** Position within the category, in steps of ten. */
  order: number;
  label: string;
  to: string;
  icon: Icon;
  right: R;
  /** The entry is in the folded part of its category when the user has many; most users rarely need it. */
  isFolded?: true;
  /** Additional addresses for which this entry is the current one. */
  alsoCurrentFor?: readonly string[];
  /** Inbox whose unread messages are counted beside the label. */
  inbox?: MailboxKind;
}

export interface FoundRecord {
  label: string;
  description?: string;
  to: string;
}

/** Fetches the first page of a list; empty if the server rejects the request. */
export type ReadList = <T>(path: string, params?: Readonly<Record<string, string>>) => Promise<T[]>;

/** Records that the command palette can find. */
export interface RecordSource {
  right: Right;
  /** Heading of the results. */
  group: string;
  find: (search: string, readList: ReadList) => Promise<FoundRecord[]>;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly { keys: readonly string[]; text: string }[];
}

/** A setting that the command palette finds by what users want to do. */
export interface PaletteCommand {
  /** What it does, as users say it: 'Telefon numarasını değiştir'. */
  label: string;
  /** Other words that find it. */
  words?: string;
  to: string;
  right: Right;
}

/** A screen that searches more than the palette does, with what was typed there. */
export interface TextSearch {
  right: Right;
  label: (typed: string) => string;
  to: (typed: string) => string;
}

export interface ModulePalette {
  records?: readonly RecordSource[];
  /** Shown below all that was found. */
  textSearch?: TextSearch;
  /** Commands besides 'Yeni …', which follows from the forms. */
  commands?: readonly PaletteCommand[];
  /** Shown to users who have one of the module's permissions. */
  shortcuts?: ShortcutGroup;
}

/**
 * Declaration of a feature. The frame, the routes, the palette and the drafts are generated from the list of modules.
 */
export interface PanelModule<R extends Right = Right, D extends string = string> {
  /** All rights that the module uses. */
  permissions: readonly R[];
  routes: readonly PanelScreen<NoInfer<R>>[];
  navigation?: readonly NavigationEntry<NoInfer<R>>[];
  /** Forms with drafts, by the name that the form passes to `useRecordForm`. */
  drafts?: Readonly<Record<D, DraftForm<NoInfer<R>>>>;
  /** Loaded when the palette is opened. */
  palette?: () => Promise<ModulePalette>;
}

/** Returns the module unchanged; checks where it is declared that its permissions contain every right it requires. */
export function panelModule<const R extends Right, D extends string = never>(
  module: PanelModule<R, D>,
): PanelModule<R, D> {
  return module;
}

/** Provides all modules to shared components that must look something up in every feature. */
export const PanelModulesContext = createContext<readonly PanelModule[]>([]);
