import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { articleListHead } from './article-list.head.ts';

export { ArticleListPage as Component } from './article-list.page.tsx';

export const handle: RouteHandle = { head: articleListHead, pageQuery: ['sayfa', 'ara'] };
