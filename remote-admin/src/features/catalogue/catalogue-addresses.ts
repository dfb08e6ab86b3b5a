/** Public URLs of a category and a product; both open on the home page (product §2). */
export function categoryPath(slug: string): string {
  return `/?kategori=${slug}`;
}

export function productPath(slug: string): string {
  return `/?urun=${slug}`;
}
