import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { articleHead } from './article.head.ts';

export { ArticlePage as Component } from './article.page.tsx';

export const handle: RouteHandle = { head: articleHead };
