import type { PictureItemRecord } from 'shared-contracts/picture-items';
import { sendForm } from '../../shared/http.ts';
import { listQuery, readQuery, type Params } from '../../shared/query.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';
import type { PictureItemForm } from './picture-item.values.ts';

export const itemsQuery = ({ call }: PictureItemKind, params: Params) => listQuery<PictureItemRecord>(call, params);

export const itemQuery = ({ call }: PictureItemKind, id: number) => readQuery<PictureItemRecord>(`${call}/${id}`);

export const createItem = ({ call }: PictureItemKind, input: PictureItemForm, key: string) =>
  sendForm('POST', call, { form_data: input }, key);

export const updateItem = ({ call }: PictureItemKind, id: number, input: PictureItemForm) =>
  sendForm('PUT', `${call}/${id}`, { form_data: input });

export const deleteItem = ({ call }: PictureItemKind, id: number) => sendForm('DELETE', `${call}/${id}`, {});
