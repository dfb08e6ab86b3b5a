import type {
  CategoryInput,
  CategoryRecord,
  MainCategoryInput,
  MainCategoryRecord,
  ProductInput,
  ProductRecord,
  ProductRow,
} from 'shared-contracts/catalogue';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import { listQuery, readQuery, type Params } from '../../shared/query.ts';
import type { AnyCategory } from './category-levels.ts';

type RecordInput = MainCategoryInput | CategoryInput | ProductInput;

export const mainCategoriesQuery = (params: Params = {}) =>
  listQuery<MainCategoryRecord>(api.adminMainCategories, params);

export const categoriesQuery = (params: Params = {}) => listQuery<CategoryRecord>(api.adminCategories, params);

/** `url` is the call of its level. */
export const categoryQuery = (url: string, id: number) => readQuery<AnyCategory>(`${url}/${id}`);

export const productsQuery = (params: Params) => listQuery<ProductRow>(api.adminProducts, params);

export const productQuery = (id: number) => readQuery<ProductRecord>(`${api.adminProducts}/${id}`);

/** `url` is the call of main categories, categories or products: they are written alike. */
export const createRecord = (url: string, input: RecordInput, key: string) =>
  sendForm('POST', url, { form_data: input }, key);

export const updateRecord = (url: string, id: number, input: RecordInput) =>
  sendForm('PUT', `${url}/${id}`, { form_data: input });

export const deleteRecord = (url: string, id: number) => sendForm('DELETE', `${url}/${id}`, {});
