import type { HeadContext, RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { pageHead } from '../../shared/head.ts';
import { productHead } from '../../shared/product-head.ts';
import type { ProductData } from './product.loader.ts';

export { ProductPage as Component } from './product.page.tsx';

export const handle: RouteHandle = {
  head: (data: unknown, context: HeadContext) => pageHead(context, productHead((data as ProductData).product, context)),
};
