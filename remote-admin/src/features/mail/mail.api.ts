import type { MailSettingsRecord, OutboxRow } from '@vitrin/shared-contracts/mail';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Page, type Params } from '../../data/query.ts';

const POLL_INTERVAL_MS = 5_000;

export const mailSettingsQuery = readQuery<MailSettingsRecord>(api.adminMail);

/** Refetches while a mail of the page is being sent: the worker needs some seconds for each. */
export const outboxQuery = (params: Params, canSend: boolean) => ({
  ...listQuery<OutboxRow>(api.adminOutbox, params),
  refetchInterval: ({ state }: { state: { data: Page<OutboxRow> | undefined } }) =>
    canSend && state.data?.items.some(isBeingSent) ? POLL_INTERVAL_MS : false,
});

function isBeingSent({ state, attempts }: OutboxRow): boolean {
  return state === 'sending' || (state === 'queued' && attempts === 0);
}

export const sendTestMail = (to: string) => sendForm('POST', api.adminMailTest, { to });

export const retryMail = (id: number) => sendForm('PUT', api.adminOutboxRetry(id), {});
