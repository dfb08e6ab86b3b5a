import { categoryRecords, mainCategoryRecords } from './categories.service.ts';
import { productRecords } from './products.service.ts';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { TitledRecords } from '../../content/stored-content.ts';
import type { ServerModule } from '../../server-module.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

const products: TitledRecords = {
  label: 'Ürün',
  titles: { table: 'product_translations', owner: 'product_id', title: 'name' },
  screen: adminPaths.productUpdate,
};

export const catalogueModule: ServerModule = {
  name: 'catalogue',
  routes: [catalogueRoutes],
  kinds: [mainCategoryRecords.kind, categoryRecords.kind, productRecords.kind],
  content: {
    texts: [
      { kind: 'products', table: 'product_translations' },
      { kind: 'categories', table: 'category_translations' },
    ],
    pictureColumns: [{ table: 'product_media', picture: 'media_id', owner: 'product_id', shownBy: products }],
    richTexts: [{ pictures: 'product_text_pictures', shownBy: products }],
  },
};
