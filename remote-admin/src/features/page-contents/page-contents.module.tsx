import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import { metaRouteLabels, metaRoutes } from '@vitrin/shared-contracts/meta-routes';
import { sectionedPageLabels, sectionedPages } from '@vitrin/shared-contracts/page-sections';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { formsOf } from '../../editing/drafts/draft-form.ts';
import { panelModule } from '../../editing/panel-module.ts';

const headerRoutes = metaRoutes.filter((route) => route !== 'home');

/** Contents of fixed pages: home, biography, the headers of other pages, and the sharing picture. */
export const pageContents = panelModule({
  permissions: ['pages.draft', 'pages.write', 'site-pages.draft', 'site-pages.write'],
  routes: [
    {
      path: adminPaths.homePage,
      right: 'site-pages.draft',
      title: 'Anasayfa',
      load: async () => (await import('./page-sections.page.tsx')).HomePageSections,
      reads: [api.adminPageSectionsOf('home'), api.adminLanguageInfo],
    },
    {
      path: adminPaths.aboutSections,
      right: 'site-pages.draft',
      title: 'Biyografi bölümleri',
      load: async () => (await import('./page-sections.page.tsx')).BiographySections,
      reads: [api.adminPageSectionsOf('biography'), api.adminLanguageInfo],
    },
    {
      path: adminPaths.homeContents,
      right: 'pages.draft',
      title: 'Anasayfanın önceki içeriği',
      load: async () => (await import('./home-content.page.tsx')).HomeContentPage,
      reads: [api.adminContentGroup('home'), api.adminLanguageInfo],
    },
    {
      path: adminPaths.catalogueTexts,
      right: 'pages.draft',
      title: 'Katalog metinleri',
      load: async () => (await import('./catalogue-texts.page.tsx')).CatalogueTextsPage,
      reads: [api.adminContentGroup('catalogue'), api.adminLanguageInfo],
    },
    {
      path: adminPaths.aboutPage,
      right: 'pages.draft',
      title: 'Biyografi',
      load: async () => (await import('./about-content.page.tsx')).AboutContentPage,
      reads: [api.adminContentGroup('corporate'), api.adminLanguageInfo],
    },
    {
      path: '/admin/page-meta/header',
      right: 'pages.draft',
      title: 'Sayfanın üstü',
      load: async () => (await import('./page-header.page.tsx')).PageHeaderPage,
    },
    {
      path: adminPaths.sharingPicture,
      right: 'pages.draft',
      title: 'Paylaşım görseli',
      load: async () => (await import('./sharing-picture.page.tsx')).SharingPicturePage,
      reads: [api.adminContentGroup('media'), api.adminLanguageInfo],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 10,
      label: 'Anasayfa',
      to: adminPaths.homePage,
      icon: IconHome,
      right: 'site-pages.draft',
    },
    {
      category: 'content',
      order: 40,
      label: 'Biyografi',
      to: adminPaths.aboutPage,
      icon: IconId,
      right: 'pages.draft',
    },
  ],
  drafts: {
    'content-home': {
      label: 'Anasayfanın önceki içeriği',
      right: 'pages.draft',
      update: () => adminPaths.homeContents,
    },
    'content-catalogue': { label: 'Katalog metinleri', right: 'pages.draft', update: () => adminPaths.catalogueTexts },
    'content-about': { label: 'Biyografi', right: 'pages.draft', update: () => adminPaths.aboutPage },
    'content-media': { label: 'Paylaşım görseli', right: 'pages.draft', update: () => adminPaths.sharingPicture },
    ...formsOf('page-sections', sectionedPages, (page) => ({
      label: sectionedPageLabels[page],
      right: 'site-pages.draft',
      update: () => (page === 'home' ? adminPaths.homePage : adminPaths.aboutSections),
    })),
    ...formsOf('page-header', headerRoutes, (route) => ({
      label: `Sayfanın üstü: ${metaRouteLabels[route]}`,
      right: 'pages.draft',
      update: () => adminPaths.pageHeaderUpdate(route),
    })),
  },
  palette: () => import(/* webpackChunkName: "palette" */ './page-contents.palette.ts'),
});
