import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconArrowRampRight from '@tabler/icons-react/dist/esm/icons/IconArrowRampRight.mjs';
import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFileCertificate from '@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconLayoutRows from '@tabler/icons-react/dist/esm/icons/IconLayoutRows.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconRocket from '@tabler/icons-react/dist/esm/icons/IconRocket.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconShieldX from '@tabler/icons-react/dist/esm/icons/IconShieldX.mjs';
import IconSlideshow from '@tabler/icons-react/dist/esm/icons/IconSlideshow.mjs';
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Icon } from '@tabler/icons-react';
import type { MailboxKind } from 'shared-contracts/mailbox';
import { adminPaths } from 'shared-contracts/paths';
import type { Right } from 'shared-contracts/rights';

export interface NavigationEntry {
  label: string;
  to: string;
  icon: Icon;
  right: Right;
  /** Further addresses that belong to this entry. */
  also?: readonly string[];
  /** The inbox whose unread messages are counted beside the label. */
  inbox?: MailboxKind;
}

export interface NavigationCategory {
  label: string;
  entries: readonly NavigationEntry[];
}

/** The sidebar in the documented order (product §2). An entry comes with its screen; a category without entries is not shown. */
export const navigation: readonly NavigationCategory[] = [
  {
    label: 'Menü',
    entries: [{ label: 'İstatistikler', to: adminPaths.dashboard, icon: IconChartBar, right: 'dashboard.read' }],
  },
  {
    label: 'İçerik İşlemleri',
    entries: [
      { label: 'Anasayfa', to: adminPaths.homePage, icon: IconHome, right: 'pages.write' },
      { label: 'Bölümler', to: adminPaths.homeSections, icon: IconLayoutRows, right: 'home-sections.read' },
      { label: 'Slider', to: adminPaths.sliders, icon: IconSlideshow, right: 'sliders.read' },
      { label: 'Biyografi', to: adminPaths.aboutPage, icon: IconId, right: 'pages.write' },
      { label: 'Makale', to: adminPaths.articles, icon: IconArticle, right: 'articles.read' },
      { label: 'Katalog', to: adminPaths.catalogue, icon: IconPackages, right: 'catalogue.read' },
      { label: 'Sertifikalar', to: adminPaths.certificates, icon: IconCertificate, right: 'certificates.read' },
      {
        label: 'Sözleşmeler',
        to: adminPaths.contracts,
        icon: IconFileCertificate,
        right: 'contracts.read',
        also: [adminPaths.contractInsert, '/admin/contract-update'],
      },
      { label: 'Medya', to: adminPaths.media, icon: IconPhoto, right: 'media.read' },
    ],
  },
  {
    label: 'Genel Ayarlar',
    entries: [
      {
        label: 'Şirket Bilgileri',
        to: adminPaths.contactInformation,
        icon: IconAddressBook,
        right: 'contact-information.read',
      },
      { label: 'Sosyal Medya', to: adminPaths.socialMedia, icon: IconShare, right: 'social-media.read' },
      { label: 'Entegrasyonlar', to: adminPaths.siteSettings, icon: IconPlugConnected, right: 'site-settings.write' },
      { label: 'Sayfa Başlıkları', to: adminPaths.pageMeta, icon: IconHeading, right: 'page-meta.read' },
      { label: 'Dil İşlemleri', to: adminPaths.languages, icon: IconLanguage, right: 'languages.write' },
      { label: 'Görünüm', to: adminPaths.branding, icon: IconPalette, right: 'branding.write' },
      {
        label: 'Kullanıcılar',
        to: adminPaths.users,
        icon: IconUsers,
        right: 'users.read',
        also: [adminPaths.userInsert, '/admin/user-update', '/admin/user-reset-password'],
      },
      { label: 'Yönlendirmeler', to: adminPaths.redirects, icon: IconArrowRampRight, right: 'redirects.read' },
      { label: 'Yayınlar', to: adminPaths.releases, icon: IconRocket, right: 'releases.read' },
      { label: 'Kayıtlar', to: adminPaths.audit, icon: IconListDetails, right: 'audit.read' },
    ],
  },
  {
    label: 'Form Bilgileri',
    entries: [
      {
        label: 'İletişim',
        to: adminPaths.contactMessages,
        icon: IconMail,
        right: 'messages.contact',
        inbox: 'contact',
      },
      {
        label: 'İnsan Kaynakları',
        to: adminPaths.applications,
        icon: IconUserSearch,
        right: 'messages.human-resources',
        inbox: 'human-resources',
      },
      { label: 'İstenmeyen İleti Kuralları', to: adminPaths.spamRules, icon: IconShieldX, right: 'spam-rules.read' },
      { label: 'E-posta', to: adminPaths.mail, icon: IconMailForward, right: 'mail.read' },
      { label: 'KVKK', to: adminPaths.privacy, icon: IconShieldLock, right: 'privacy.read' },
    ],
  },
  {
    label: 'Destek',
    entries: [{ label: 'Destek Talep Et', to: adminPaths.support, icon: IconLifebuoy, right: 'support.ask' }],
  },
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
