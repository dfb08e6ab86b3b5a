import {
  menuTargetKey,
  type MenuEntry,
  type MenuEntryState,
  type MenuTargetState,
} from '@vitrin/shared-contracts/menus';
import { targetKindLabels } from './target-kind-labels.ts';

/** Why visitors do not see an entry; empty for one that they see. */
export const stateTexts: Readonly<Record<MenuEntryState, string>> = {
  public: '',
  untranslated: 'Bu dilde yok',
  unlabelled: 'Bu dilde adı yok',
  unpublished: 'Yayında değil',
  deleted: 'Silinmiş',
  empty: 'Altında görünen bağlantı yok',
  off: 'Kapalı',
};

/** Returns the path of the label of an entry in the form. */
export function labelField(lang: string, id: string): string {
  return `translations.${lang}.labels.${id}`;
}

type Targets = ReadonlyMap<string, MenuTargetState>;

/** Returns the text that is shown for an entry without a label of its own; empty if it needs one. */
export function targetTitle({ target }: MenuEntry, lang: string, targets: Targets): string {
  if (target.type === 'contracts') return 'Tüm sözleşmeler';
  return targets.get(menuTargetKey(target) ?? '')?.titles[lang] ?? '';
}

/** Returns where an entry leads to, in words. */
export function targetText({ target }: MenuEntry, lang: string, targets: Targets): string {
  if (target.type === 'address') return target.address;
  if (target.type !== 'record') return typeTexts[target.type];
  const titles = targets.get(menuTargetKey(target) ?? '')?.titles ?? {};
  const title = titles[lang] ?? Object.values(titles)[0];
  const kind = targetKindLabels[target.entity] ?? target.entity;
  return title ? `${kind} · ${title}` : kind;
}

const typeTexts = {
  group: 'Başlık, bağlantısız',
  contracts: 'Liste: yeni sözleşmeler kendiliğinden eklenir',
  route: 'Sabit sayfa',
} as const;

/** Returns the name of an entry for buttons and announcements. */
export function entryName(entry: MenuEntry, label: string, lang: string, targets: Targets): string {
  return label || targetTitle(entry, lang, targets) || targetText(entry, lang, targets);
}
