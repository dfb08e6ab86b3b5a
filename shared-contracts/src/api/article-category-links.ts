/** A category as articles name it. */
export interface ArticleCategoryLink {
  id: number;
  name: string;
  seo_name: string;
  /** Language of the name. */
  lang: string;
}
