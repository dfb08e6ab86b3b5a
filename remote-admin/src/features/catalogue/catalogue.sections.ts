import { adminPaths } from 'shared-contracts/paths';

/** Sections of the screen, as its address names them; the first one opens by itself. */
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

/** The products of one category. */
export function productsOfPath(categoryId: number): string {
  return `${adminPaths.catalogue}?kategori=${categoryId}`;
}
