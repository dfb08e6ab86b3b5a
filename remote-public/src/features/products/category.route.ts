import { pageQueryOf, publicPaths } from '@vitrin/shared-contracts/paths';
import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { categoryHead } from './category.head.ts';

export { CategoryPageView as Component } from './category.page.tsx';

export const handle: RouteHandle = { head: categoryHead, pageQuery: [...pageQueryOf(publicPaths.category(''))] };
