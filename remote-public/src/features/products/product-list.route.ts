import { pageQueryOf, publicPaths } from '@vitrin/shared-contracts/paths';
import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { productListHead } from './product-list.head.ts';

export { ProductListPage as Component } from './product-list.page.tsx';

export const handle: RouteHandle = { head: productListHead, pageQuery: [...pageQueryOf(publicPaths.products)] };
