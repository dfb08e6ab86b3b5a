import type { Answer } from 'shared-contracts/http';
import type { PictureItemKind } from './picture-item-kinds.ts';
import type { PictureItemForm } from './picture-item.values.ts';

export async function createItem({ call }: PictureItemKind, input: PictureItemForm, key: string) {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', call, { form_data: input }, key);
}

export async function updateItem(
  { call }: PictureItemKind,
  id: number,
  input: PictureItemForm,
): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${call}/${id}`, { form_data: input });
}

export async function deleteItem({ call }: PictureItemKind, id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', `${call}/${id}`, {});
}
