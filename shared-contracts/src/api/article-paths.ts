/** Addresses of the API endpoints of articles and their categories; part of `api`. */
export const articleApi = {
  adminArticles: '/api/admin/blog',
  /** Users by whom the list of articles can be filtered. */
  adminArticleAuthors: '/api/admin/blog/authors',
  /** One article. */
  adminArticle: (id: number) => `/api/admin/blog/${id}` as const,
  adminArticleQueue: '/api/admin/blog/queue',
  adminArticleCategories: '/api/admin/article-categories',
  /** One category of articles. */
  adminArticleCategory: (id: number) => `/api/admin/article-categories/${id}` as const,
  /** Categories that have published articles: `CountedArticleCategory[]`. */
  articleCategories: '/api/pages/article-categories',
  /** Category of articles by its slug: `ArticleCategoryPage`. */
  articleCategory: (slug: string) => `/api/pages/article-category/${encodeURIComponent(slug)}` as const,
} as const;
