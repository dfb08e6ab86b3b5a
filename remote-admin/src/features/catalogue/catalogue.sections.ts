import { adminPaths } from '@vitrin/shared-contracts/paths';

/** Sections of the screen, as named in its URL; the first one is the default. */
export const catalogueSections = ['urunler', 'kategoriler', 'ana-kategoriler'] as const;
export type CatalogueSection = (typeof catalogueSections)[number];

export const sectionLabels: Readonly<Record<CatalogueSection, string>> = {
  urunler: 'Ürünler',
  kategoriler: 'Kategoriler',
  'ana-kategoriler': 'Ana kategoriler',
};

export function sectionOf(value: string | null): CatalogueSection {
  return catalogueSections.find((section) => section === value) ?? catalogueSections[0];
}

export function sectionPath(section: CatalogueSection): string {
  return section === catalogueSections[0] ? adminPaths.catalogue : `${adminPaths.catalogue}?bolum=${section}`;
}

/** Returns the path of the product list filtered by one category. */
export function productsOfPath(categoryId: number): string {
  return `${adminPaths.catalogue}?kategori=${categoryId}`;
}
