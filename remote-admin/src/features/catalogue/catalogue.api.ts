import type { CategoryRecord, MainCategoryRecord, ProductRow } from '@vitrin/shared-contracts/catalogue';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';
import { listQuery, type Params } from '../../data/query.ts';

export const mainCategoriesQuery = (params: Params = {}) =>
  listQuery<MainCategoryRecord>(api.adminMainCategories, params);

export const categoriesQuery = (params: Params = {}) => listQuery<CategoryRecord>(api.adminCategories, params);

export const productsQuery = (params: Params) => listQuery<ProductRow>(api.adminProducts, params);

/** Deletes a main category, category or product; `url` is the endpoint of its kind. */
export const deleteRecord = (url: string, id: number) => sendForm('DELETE', `${url}/${id}`, {});
