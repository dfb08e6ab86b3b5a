import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import type { ContactSection } from '@vitrin/shared-contracts/contact-information';
import { adminPaths, api, dialogAddress } from '@vitrin/shared-contracts/paths';
import { formsOf } from '../../editing/drafts/draft-form.ts';
import { newRecordParam } from '../../editing/form/use-open-record.ts';
import { panelModule } from '../../editing/panel-module.ts';

// Not `contactSections`: its file has the validation schemas, which the first screen would load.
const draftLabels: Readonly<Record<ContactSection, string>> = {
  adres: 'Adres',
  email: 'E-posta adresi',
  telefon: 'Telefon',
  shift: 'Çalışma saatleri',
  source_link: 'Harita bağlantısı',
};

export const contactInformation = panelModule({
  permissions: ['contact-information.read', 'contact-information.draft-own', 'contact-information.write'],
  routes: [
    {
      path: adminPaths.contactInformation,
      right: 'contact-information.read',
      title: 'Şirket Bilgileri',
      load: async () => (await import('./contact-information.page.tsx')).ContactInformationPage,
      reads: [api.adminContactInformation, api.adminLanguageInfo],
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 10,
      label: 'Şirket Bilgileri',
      to: adminPaths.contactInformation,
      icon: IconAddressBook,
      right: 'contact-information.read',
    },
  ],
  drafts: formsOf('contact-information', Object.keys(draftLabels) as ContactSection[], (section) => ({
    label: draftLabels[section],
    right: 'contact-information.draft-own',
    update: (record) => dialogAddress(adminPaths.contactInformation, record),
    insert: dialogAddress(adminPaths.contactInformation, `${newRecordParam}-${section}`),
    name: 'name',
  })),
  palette: () => import(/* webpackChunkName: "palette" */ './contact-information.palette.ts'),
});
