import type { CategoryInput, MainCategoryInput, ProductInput } from 'shared-contracts/catalogue';
import type { Answer } from 'shared-contracts/http';

type RecordInput = MainCategoryInput | CategoryInput | ProductInput;

/** `url` is the call of main categories, categories or products: they are written alike. */
export async function createRecord(url: string, input: RecordInput, key: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', url, { form_data: input }, key);
}

export async function updateRecord(url: string, id: number, input: RecordInput): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${url}/${id}`, { form_data: input });
}

export async function deleteRecord(url: string, id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', `${url}/${id}`, {});
}
