import { publicPaths } from '@vitrin/shared-contracts/paths';

/** Addresses of the page of a category and of a product (product §2). */
export const { category: categoryPath, product: productPath } = publicPaths;
