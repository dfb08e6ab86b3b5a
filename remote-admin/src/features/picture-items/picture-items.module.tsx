import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconSlideshow from '@tabler/icons-react/dist/esm/icons/IconSlideshow.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

/** Slides and certificates: ordered pictures with a text each. */
export const pictureItems = panelModule({
  permissions: [
    'sliders.read',
    'sliders.draft-own',
    'sliders.write',
    'certificates.read',
    'certificates.draft-own',
    'certificates.write',
  ],
  routes: [
    {
      path: adminPaths.sliders,
      right: 'sliders.read',
      title: 'Slider',
      load: async () => (await import('./slider.pages.tsx')).SliderListPage,
      reads: [api.adminSliders, api.adminLanguageInfo],
    },
    {
      path: adminPaths.sliderInsert,
      right: 'sliders.draft-own',
      title: 'Yeni slayt',
      load: async () => (await import('./slider.pages.tsx')).sliderPages.InsertPage,
      reads: [api.adminLanguageInfo],
    },
    {
      path: '/admin/sliders/update',
      right: 'sliders.draft-own',
      title: 'Slaytı düzenle',
      load: async () => (await import('./slider.pages.tsx')).sliderPages.UpdatePage,
      reads: [`${api.adminSliders}/{id}`, api.adminLanguageInfo],
    },
    {
      path: adminPaths.certificates,
      right: 'certificates.read',
      title: 'Sertifikalar',
      load: async () => (await import('./certificate.pages.tsx')).CertificateListPage,
      reads: [api.adminCertificates, api.adminLanguageInfo],
    },
    {
      path: adminPaths.certificateInsert,
      right: 'certificates.draft-own',
      title: 'Yeni sertifika',
      load: async () => (await import('./certificate.pages.tsx')).certificatePages.InsertPage,
      reads: [api.adminLanguageInfo],
    },
    {
      path: '/admin/certificates/update',
      right: 'certificates.draft-own',
      title: 'Sertifikayı düzenle',
      load: async () => (await import('./certificate.pages.tsx')).certificatePages.UpdatePage,
      reads: [`${api.adminCertificates}/{id}`, api.adminLanguageInfo],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 30,
      isFolded: true,
      label: 'Slider',
      to: adminPaths.sliders,
      icon: IconSlideshow,
      right: 'sliders.read',
    },
    {
      category: 'content',
      order: 70,
      isFolded: true,
      label: 'Sertifikalar',
      to: adminPaths.certificates,
      icon: IconCertificate,
      right: 'certificates.read',
    },
  ],
  drafts: {
    slider: {
      label: 'Slayt',
      right: 'sliders.draft-own',
      update: adminPaths.sliderUpdate,
      insert: adminPaths.sliderInsert,
      name: 'title',
    },
    certificate: {
      label: 'Sertifika',
      right: 'certificates.draft-own',
      update: adminPaths.certificateUpdate,
      insert: adminPaths.certificateInsert,
      name: 'title',
    },
  },
});
