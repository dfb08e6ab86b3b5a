import { metaRouteLabels, metaRoutes } from 'shared-contracts/page-meta';
import { adminPaths } from 'shared-contracts/paths';
import { formsOf, type DraftForm } from '../draft-form.ts';

const headerRoutes = metaRoutes.filter((route) => route !== 'home');

/** İçerik İşlemleri: the pages themselves, what the home page is made of, and how all of them are titled. */
export const pageForms = {
  'home-section': {
    label: 'Bölüm',
    right: 'home-sections.write',
    update: adminPaths.homeSectionUpdate,
    insert: adminPaths.homeSectionInsert,
    name: 'title',
  },
  slider: {
    label: 'Slayt',
    right: 'sliders.write',
    update: adminPaths.sliderUpdate,
    insert: adminPaths.sliderInsert,
    name: 'title',
  },
  certificate: {
    label: 'Sertifika',
    right: 'certificates.write',
    update: adminPaths.certificateUpdate,
    insert: adminPaths.certificateInsert,
    name: 'title',
  },
  'content-home': { label: 'Anasayfa', right: 'pages.write', update: () => adminPaths.homePage },
  'content-catalogue': { label: 'Katalog metinleri', right: 'pages.write', update: () => adminPaths.catalogueTexts },
  'content-about': { label: 'Biyografi', right: 'pages.write', update: () => adminPaths.aboutPage },
  'content-media': { label: 'Paylaşım görseli', right: 'pages.write', update: () => adminPaths.sharingPicture },
  ...formsOf('content-header', headerRoutes, (route) => ({
    label: `Sayfanın üstü: ${metaRouteLabels[route]}`,
    right: 'pages.write',
    update: () => adminPaths.pageHeaderUpdate(route),
  })),
  ...formsOf('page-meta', metaRoutes, (route) => ({
    label: `Sayfa başlığı: ${metaRouteLabels[route]}`,
    right: 'page-meta.write',
    update: () => adminPaths.pageMetaUpdate(route),
  })),
} as const satisfies Record<string, DraftForm>;
