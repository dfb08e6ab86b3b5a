import type { Icon } from '@tabler/icons-react';
import { createContext, type ComponentType } from 'react';
import type { MailboxKind } from 'shared-contracts/mailbox';
import type { Right } from 'shared-contracts/rights';
import type { DraftForm } from './drafts/draft-form.ts';

export interface PanelScreen<R extends Right = Right> {
  path: string;
  right: R;
  /** Of the document; the panel's own name follows it. */
  title: string;
  load: () => Promise<ComponentType>;
}

/** The sidebar's categories in their order (product §2). */
export const navigationCategories = {
  menu: 'Menü',
  content: 'İçerik İşlemleri',
  settings: 'Genel Ayarlar',
  forms: 'Form Bilgileri',
  support: 'Destek',
} as const;

export interface NavigationEntry<R extends Right = Right> {
  category: keyof typeof navigationCategories;
  /** Place within the category, in tens. */
  order: number;
  label: string;
  to: string;
  icon: Icon;
  right: R;
  /** Further addresses that belong to this entry. */
  also?: readonly string[];
  /** The inbox whose unread messages are counted beside the label. */
  inbox?: MailboxKind;
}

export interface FoundRecord {
  label: string;
  description?: string;
  to: string;
}

/** Reads the first page of a list; nothing where the server refuses. */
export type ReadList = <T>(path: string, params?: Readonly<Record<string, string>>) => Promise<T[]>;

/** Records that the command palette finds. */
export interface RecordSource {
  right: Right;
  /** Caption of what is found. */
  group: string;
  find: (search: string, readList: ReadList) => Promise<FoundRecord[]>;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly { keys: readonly string[]; text: string }[];
}

export interface ModulePalette {
  records?: readonly RecordSource[];
  /** Listed for whoever has one of the module's permissions. */
  shortcuts?: ShortcutGroup;
}

/** What a feature says of itself; the frame, the routes, the palette and the drafts are loops over the list of them. */
export interface PanelModule<R extends Right = Right, D extends string = string> {
  /** Every right that the module asks for. */
  permissions: readonly R[];
  routes: readonly PanelScreen<NoInfer<R>>[];
  navigation?: readonly NavigationEntry<NoInfer<R>>[];
  /** Its forms that keep drafts, by the name that the form gives to `useRecordForm`. */
  drafts?: Readonly<Record<D, DraftForm<NoInfer<R>>>>;
  /** Loaded when the palette is opened. */
  palette?: () => Promise<ModulePalette>;
}

/** Checks a module where it is written: it asks for no right that its permissions leave out. */
export function panelModule<const R extends Right, D extends string = never>(
  module: PanelModule<R, D>,
): PanelModule<R, D> {
  return module;
}

/** For what is shared between features and looks something up in all of them. */
export const PanelModulesContext = createContext<readonly PanelModule[]>([]);
