import { sendForm } from '../../shared/http.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';
import type { PictureItemForm } from './picture-item.values.ts';

export async function createItem({ call }: PictureItemKind, input: PictureItemForm, key: string) {
  return await sendForm('POST', call, { form_data: input }, key);
}

export const updateItem = ({ call }: PictureItemKind, id: number, input: PictureItemForm) =>
  sendForm('PUT', `${call}/${id}`, { form_data: input });

export const deleteItem = ({ call }: PictureItemKind, id: number) => sendForm('DELETE', `${call}/${id}`, {});
