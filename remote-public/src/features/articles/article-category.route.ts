import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { articleListHead } from './article-list.head.ts';

export { ArticleListPage as Component } from './article-list.page.tsx';

/** The page of a category is a file of its own: webpack would merge it with the list, and its styles would not be found by name. */
export const handle: RouteHandle = { head: articleListHead, pageQuery: ['sayfa', 'ara'] };
