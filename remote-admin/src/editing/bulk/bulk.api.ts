import type { BulkAction, BulkResult } from '@vitrin/shared-contracts/bulk';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';

/** A bulk operation on records of one kind; `field` and `values` for `set`. */
export interface BulkRequest {
  action: BulkAction;
  ids: readonly number[];
  field?: string;
  values?: readonly number[];
}

export const sendBulk = (entity: string, request: BulkRequest) =>
  sendForm<BulkResult>('PUT', api.adminBulk(entity), { form_data: request }, crypto.randomUUID());
