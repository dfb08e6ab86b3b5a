import { api } from '@vitrin/shared-contracts/paths';
import type { EmptiedTrash, TrashCounts, TrashRow } from '@vitrin/shared-contracts/trash';
import { sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

export const trashQuery = (params: Params) => listQuery<TrashRow>(api.adminTrash, params);

export const trashKindsQuery = () => readQuery<TrashCounts>(api.adminTrashKinds);

export const destroyRecord = ({ entity, record }: Pick<TrashRow, 'entity' | 'record'>) =>
  sendForm('DELETE', api.adminTrash, { form_data: { entity, ids: [record] } });

/** Deletes everything in the trash for ever, or the records of one kind. */
export const emptyTrash = (entity: string) =>
  sendForm<EmptiedTrash>('DELETE', api.adminTrashAll, entity ? { entity } : {});
