import { contactSections, type ContactSection } from 'shared-contracts/contact-information';
import { adminPaths } from 'shared-contracts/paths';
import { dialogAddress, newRecord } from '../../form/use-edited.ts';
import { formsOf, type DraftForm } from '../draft-form.ts';

const contactLabels: Readonly<Record<ContactSection, string>> = {
  adres: 'Adres',
  email: 'E-posta adresi',
  telefon: 'Telefon',
  shift: 'Çalışma saatleri',
  source_link: 'Harita bağlantısı',
};

/** Genel Ayarlar. */
export const settingsForms = {
  ...formsOf('contact-information', contactSections, (section) => ({
    label: contactLabels[section],
    right: 'contact-information.write',
    update: (record) => dialogAddress(adminPaths.contactInformation, record),
    insert: dialogAddress(adminPaths.contactInformation, `${newRecord}-${section}`),
    name: 'name',
  })),
  'social-media': {
    label: 'Sosyal medya bağlantısı',
    right: 'social-media.write',
    update: (record) => dialogAddress(adminPaths.socialMedia, record),
    insert: dialogAddress(adminPaths.socialMedia, newRecord),
    name: 'name',
  },
  'site-settings': { label: 'Entegrasyonlar', right: 'site-settings.write', update: () => adminPaths.siteSettings },
  'static-texts': { label: 'Sabit metinler', right: 'languages.write', update: adminPaths.languageTexts },
  branding: { label: 'Görünüm', right: 'branding.write', update: () => adminPaths.branding },
  redirect: {
    label: 'Yönlendirme',
    right: 'redirects.write',
    update: (record) => dialogAddress(adminPaths.redirects, record),
    insert: dialogAddress(adminPaths.redirects, newRecord),
    name: 'source',
  },
  'release-key': {
    label: 'Yayın anahtarı',
    right: 'releases.publish',
    update: () => dialogAddress(adminPaths.releaseKeys, `${newRecord}-anahtar`),
    name: 'name',
  },
  remote: {
    label: 'Birim',
    right: 'releases.publish',
    update: () => dialogAddress(adminPaths.releaseKeys, `${newRecord}-birim`),
    name: 'title',
  },
  user: {
    label: 'Kullanıcı',
    right: 'users.write',
    update: adminPaths.userUpdate,
    insert: adminPaths.userInsert,
    name: 'name',
  },
  account: { label: 'Hesabım', right: 'account.use', update: () => adminPaths.account, name: 'name' },
} as const satisfies Record<string, DraftForm>;
