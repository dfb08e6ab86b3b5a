import type { CategoryInput, MainCategoryInput, ProductInput } from 'shared-contracts/catalogue';
import { sendForm } from '../../shared/http.ts';

type RecordInput = MainCategoryInput | CategoryInput | ProductInput;

/** `url` is the call of main categories, categories or products: they are written alike. */
export const createRecord = (url: string, input: RecordInput, key: string) =>
  sendForm('POST', url, { form_data: input }, key);

export const updateRecord = (url: string, id: number, input: RecordInput) =>
  sendForm('PUT', `${url}/${id}`, { form_data: input });

export const deleteRecord = (url: string, id: number) => sendForm('DELETE', `${url}/${id}`, {});
