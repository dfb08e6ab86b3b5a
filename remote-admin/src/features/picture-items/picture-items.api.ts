import type { PictureItemRecord } from '@vitrin/shared-contracts/picture-items';
import { sendForm } from '../../data/http.ts';
import { listQuery, type Params } from '../../data/query.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';

export const itemsQuery = ({ call }: PictureItemKind, params: Params) => listQuery<PictureItemRecord>(call, params);

export const updateItem = ({ call }: PictureItemKind, id: number, input: object) =>
  sendForm('PUT', `${call}/${id}`, { form_data: input });

export const deleteItem = ({ call }: PictureItemKind, id: number) => sendForm('DELETE', `${call}/${id}`, {});
