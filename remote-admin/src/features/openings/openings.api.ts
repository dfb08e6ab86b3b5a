import type { OpeningRow } from '@vitrin/shared-contracts/openings';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';
import { listQuery, type Params } from '../../data/query.ts';

export const openingsQuery = (params: Params) => listQuery<OpeningRow>(api.adminOpenings, params);

export const deleteOpening = (id: number) => sendForm('DELETE', api.adminOpening(id), {});
