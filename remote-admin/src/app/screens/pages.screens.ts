import { adminPaths } from 'shared-contracts/paths';
import type { RouteObject } from 'shared-contracts/router';
import { screen, titled } from '../screen.tsx';

/** İçerik İşlemleri: the pages themselves, what the home page is made of, and how all of them are titled. */
export const pagesScreens: RouteObject[] = [
  screen({
    path: adminPaths.homePage,
    right: 'pages.write',
    handle: titled('Anasayfa'),
    load: async () => (await import('../../features/page-contents/home-content.page.tsx')).HomeContentPage,
  }),
  screen({
    path: adminPaths.catalogueTexts,
    right: 'pages.write',
    handle: titled('Katalog Metinleri'),
    load: async () => (await import('../../features/page-contents/catalogue-texts.page.tsx')).CatalogueTextsPage,
  }),
  screen({
    path: adminPaths.aboutPage,
    right: 'pages.write',
    handle: titled('Biyografi'),
    load: async () => (await import('../../features/page-contents/about-content.page.tsx')).AboutContentPage,
  }),
  screen({
    path: adminPaths.homeSections,
    right: 'home-sections.read',
    handle: titled('Bölümler'),
    load: async () => (await import('../../features/home-sections/home-section-list.page.tsx')).HomeSectionListPage,
  }),
  screen({
    path: adminPaths.homeSectionInsert,
    right: 'home-sections.write',
    handle: titled('Yeni Bölüm'),
    load: async () => (await import('../../features/home-sections/home-section-insert.page.tsx')).HomeSectionInsertPage,
  }),
  screen({
    path: '/admin/home-sections/update',
    right: 'home-sections.write',
    handle: titled('Bölümü Düzenle'),
    load: async () => (await import('../../features/home-sections/home-section-update.page.tsx')).HomeSectionUpdatePage,
  }),
  screen({
    path: adminPaths.sliders,
    right: 'sliders.read',
    handle: titled('Slider'),
    load: async () => (await import('../../features/picture-items/slider.pages.tsx')).SliderListPage,
  }),
  screen({
    path: adminPaths.sliderInsert,
    right: 'sliders.write',
    handle: titled('Yeni Slayt'),
    load: async () => (await import('../../features/picture-items/slider.pages.tsx')).SliderInsertPage,
  }),
  screen({
    path: '/admin/sliders/update',
    right: 'sliders.write',
    handle: titled('Slaytı Düzenle'),
    load: async () => (await import('../../features/picture-items/slider.pages.tsx')).SliderUpdatePage,
  }),
  screen({
    path: adminPaths.certificates,
    right: 'certificates.read',
    handle: titled('Sertifikalar'),
    load: async () => (await import('../../features/picture-items/certificate.pages.tsx')).CertificateListPage,
  }),
  screen({
    path: adminPaths.certificateInsert,
    right: 'certificates.write',
    handle: titled('Yeni Sertifika'),
    load: async () => (await import('../../features/picture-items/certificate.pages.tsx')).CertificateInsertPage,
  }),
  screen({
    path: '/admin/certificates/update',
    right: 'certificates.write',
    handle: titled('Sertifikayı Düzenle'),
    load: async () => (await import('../../features/picture-items/certificate.pages.tsx')).CertificateUpdatePage,
  }),
  screen({
    path: adminPaths.pageMeta,
    right: 'page-meta.read',
    handle: titled('Sayfa Başlıkları'),
    load: async () => (await import('../../features/page-meta/page-meta-list.page.tsx')).PageMetaListPage,
  }),
  screen({
    path: '/admin/page-meta/update',
    right: 'page-meta.write',
    handle: titled('Sayfa Başlığını Düzenle'),
    load: async () => (await import('../../features/page-meta/page-meta-update.page.tsx')).PageMetaUpdatePage,
  }),
  screen({
    path: '/admin/page-meta/header',
    right: 'pages.write',
    handle: titled('Sayfanın Üstü'),
    load: async () => (await import('../../features/page-contents/page-header.page.tsx')).PageHeaderPage,
  }),
  screen({
    path: adminPaths.sharingPicture,
    right: 'pages.write',
    handle: titled('Paylaşım Görseli'),
    load: async () => (await import('../../features/page-contents/sharing-picture.page.tsx')).SharingPicturePage,
  }),
];
