import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { api } from '@vitrin/shared-contracts/paths';
import type { DeliveryRow, NewWebhook, WebhookInput, WebhookRow } from '@vitrin/shared-contracts/webhooks';
import { sendForm } from '../../data/http.ts';
import { listQuery, type Page, type Params } from '../../data/query.ts';

const POLL_INTERVAL_MS = 5_000;

export const webhooksQuery = (params: Params) => listQuery<WebhookRow>(api.adminWebhooks, params);

/** Refetches while a delivery of the page is being sent. */
export const deliveriesQuery = (params: Params) => ({
  ...listQuery<DeliveryRow>(api.adminDeliveries, params),
  refetchInterval: ({ state }: { state: { data: Page<DeliveryRow> | undefined } }) =>
    state.data?.items.some(isBeingSent) ? POLL_INTERVAL_MS : false,
});

function isBeingSent({ state, attempts }: DeliveryRow): boolean {
  return state === 'sending' || (state === 'queued' && attempts === 0);
}

export async function createWebhook(input: WebhookInput, key: string): Promise<ApiResponse<NewWebhook>> {
  return await sendForm('POST', api.adminWebhooks, { form_data: input }, key);
}

export async function changeWebhook(id: number, input: WebhookInput): Promise<ApiResponse<WebhookRow>> {
  return await sendForm('PUT', api.adminWebhook(id), { form_data: input });
}

export const deleteWebhook = (id: number) => sendForm('DELETE', api.adminWebhook(id), {});

export const testWebhook = (id: number) => sendForm('POST', `${api.adminWebhook(id)}/test`, {});

export const repeatDelivery = (id: number) => sendForm('POST', `${api.adminDeliveries}/${id}/repeat`, {});
