import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFileCertificate from '@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Icon } from '@tabler/icons-react';
import { adminPaths } from 'shared-contracts/paths';
import type { Right } from 'shared-contracts/rights';

export interface NavigationEntry {
  label: string;
  to: string;
  icon: Icon;
  right: Right;
  /** Further addresses that belong to this entry. */
  also?: readonly string[];
}

export interface NavigationCategory {
  label: string;
  entries: readonly NavigationEntry[];
}

/** The sidebar in the design's order (§11). An entry comes with its screen; a category without entries is not shown. */
export const navigation: readonly NavigationCategory[] = [
  {
    label: 'Menü',
    entries: [{ label: 'İstatistikler', to: adminPaths.dashboard, icon: IconChartBar, right: 'dashboard.read' }],
  },
  {
    label: 'İçerik İşlemleri',
    entries: [
      { label: 'Makale', to: adminPaths.articles, icon: IconArticle, right: 'articles.read' },
      {
        label: 'Sözleşmeler',
        to: adminPaths.contracts,
        icon: IconFileCertificate,
        right: 'contracts.read',
        also: [adminPaths.contractInsert, '/admin/contract-update'],
      },
    ],
  },
  {
    label: 'Genel Ayarlar',
    entries: [
      {
        label: 'Kullanıcılar',
        to: adminPaths.users,
        icon: IconUsers,
        right: 'users.read',
        also: [adminPaths.userInsert, '/admin/user-update', '/admin/user-reset-password'],
      },
      { label: 'Kayıtlar', to: adminPaths.audit, icon: IconListDetails, right: 'audit.read' },
    ],
  },
  { label: 'Form Bilgileri', entries: [] },
  { label: 'Destek', entries: [] },
];

/** What this person may use; empty categories disappear. */
export function allowedNavigation(
  categories: readonly NavigationCategory[],
  rights: ReadonlySet<Right>,
): readonly NavigationCategory[] {
  return categories
    .map(({ label, entries }) => ({ label, entries: entries.filter(({ right }) => rights.has(right)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether the entry stands for the screen at `pathname`. */
export function isCurrent({ to, also = [] }: NavigationEntry, pathname: string): boolean {
  return [to, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
