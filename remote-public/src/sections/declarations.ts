import { declareSection } from '@vitrin/shared-contracts/section-declaration';

const noFields = { shared: {}, texts: {}, fallback: { tr: '' }, example: {} };

/** Parts of the site around the pages of additional remotes (`siteParts`). */
export const declarations = {
  'site-header': declareSection({
    ...noFields,
    title: 'Üst bölüm',
    sentence: 'Logo, menü ve diller: eklenen birimlerin sayfalarında da görünür.',
    drawing: [],
    heights: { narrow: 64, wide: 64 },
  }),
  'site-footer': declareSection({
    ...noFields,
    title: 'Alt bölüm',
    sentence: 'İletişim, bağlantılar ve künye: eklenen birimlerin sayfalarında da görünür.',
    drawing: [],
    heights: { narrow: 900, wide: 420 },
  }),
};
