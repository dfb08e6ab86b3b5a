import { adminPaths } from 'shared-contracts/paths';
import type { RouteObject } from 'shared-contracts/router';
import { screen, titled } from '../screen.tsx';

/** Genel Ayarlar. */
export const settingsScreens: RouteObject[] = [
  screen({
    path: adminPaths.contactInformation,
    right: 'contact-information.read',
    handle: titled('Şirket Bilgileri'),
    load: async () =>
      (await import('../../features/contact-information/contact-information.page.tsx')).ContactInformationPage,
  }),
  screen({
    path: adminPaths.socialMedia,
    right: 'social-media.read',
    handle: titled('Sosyal Medya'),
    load: async () => (await import('../../features/social-media/social-media.page.tsx')).SocialMediaPage,
  }),
  screen({
    path: adminPaths.siteSettings,
    right: 'site-settings.write',
    handle: titled('Entegrasyonlar'),
    load: async () => (await import('../../features/site-settings/site-settings.page.tsx')).SiteSettingsPage,
  }),
  screen({
    path: adminPaths.languages,
    right: 'languages.write',
    handle: titled('Dil İşlemleri'),
    load: async () => (await import('../../features/languages/language-list.page.tsx')).LanguageListPage,
  }),
  screen({
    path: '/admin/languages/texts',
    right: 'languages.write',
    handle: titled('Sabit Metinler'),
    load: async () => (await import('../../features/languages/language-texts.page.tsx')).LanguageTextsPage,
  }),
  screen({
    path: adminPaths.branding,
    right: 'branding.write',
    handle: titled('Görünüm'),
    load: async () => (await import('../../features/branding/branding.page.tsx')).BrandingPage,
  }),
  screen({
    path: adminPaths.redirects,
    right: 'redirects.read',
    handle: titled('Yönlendirmeler'),
    load: async () => (await import('../../features/redirects/redirect-list.page.tsx')).RedirectListPage,
  }),
  screen({
    path: adminPaths.users,
    right: 'users.read',
    handle: titled('Kullanıcılar'),
    load: async () => (await import('../../features/users/user-list.page.tsx')).UserListPage,
  }),
  screen({
    path: adminPaths.userInsert,
    right: 'users.write',
    handle: titled('Yeni Kullanıcı'),
    load: async () => (await import('../../features/users/user-insert.page.tsx')).UserInsertPage,
  }),
  screen({
    path: '/admin/user-update',
    right: 'users.write',
    handle: titled('Kullanıcıyı Düzenle'),
    load: async () => (await import('../../features/users/user-update.page.tsx')).UserUpdatePage,
  }),
  screen({
    path: '/admin/user-reset-password',
    right: 'users.write',
    handle: titled('Şifreyi Sıfırla'),
    load: async () => (await import('../../features/users/user-reset-password.page.tsx')).UserResetPasswordPage,
  }),
  screen({
    path: adminPaths.releases,
    right: 'releases.read',
    handle: titled('Yayınlar'),
    load: async () => (await import('../../features/releases/releases.page.tsx')).ReleasesPage,
  }),
  screen({
    path: '/admin/releases/unit',
    right: 'releases.read',
    handle: titled('Birimin Sürümleri'),
    load: async () => (await import('../../features/releases/unit.page.tsx')).UnitPage,
  }),
  screen({
    path: adminPaths.releaseLog,
    right: 'releases.read',
    handle: titled('Yayın Kaydı'),
    load: async () => (await import('../../features/releases/release-log.page.tsx')).ReleaseLogPage,
  }),
  screen({
    path: adminPaths.releaseKeys,
    right: 'releases.read',
    handle: titled('Yayın Anahtarları'),
    load: async () => (await import('../../features/releases/release-keys.page.tsx')).ReleaseKeysPage,
  }),
  screen({
    path: adminPaths.audit,
    right: 'audit.read',
    handle: titled('Kayıtlar'),
    load: async () => (await import('../../features/audit/audit.page.tsx')).AuditPage,
  }),
  screen({
    path: adminPaths.account,
    right: 'account.use',
    handle: titled('Hesabım'),
    load: async () => (await import('../../features/account/account.page.tsx')).AccountPage,
  }),
];
