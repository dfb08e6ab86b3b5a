import type { DraftInput, DraftRecord, DraftRow, SavedDraft } from '@vitrin/shared-contracts/drafts';
import { api } from '@vitrin/shared-contracts/paths';
import { getJson, sendUnattended } from '../../data/http.ts';
import type { SendOutcome } from './draft-queue.ts';

type ServerDrafts = readonly DraftRow[] | null;

let listing: Promise<ServerDrafts> | null = null;

/**
 * Returns the own drafts on the server without their values; null if the server could not be asked. The forms of one
 * screen share a request.
 */
export function listServerDrafts(): Promise<ServerDrafts> {
  listing ??= requestList().finally(() => {
    listing = null;
  });
  return listing;
}

async function requestList(): Promise<ServerDrafts> {
  const answer = await getJson<DraftRow[]>(api.adminDrafts).catch(() => null);
  return answer?.success ? (answer.data ?? []) : null;
}

/** Returns a draft with its values; null if it is gone or the server could not be asked. */
export async function readServerDraft(id: string): Promise<DraftRecord | null> {
  const answer = await getJson<DraftRecord>(api.adminDraft(id)).catch(() => null);
  return (answer?.success && answer.data) || null;
}

/** Saves the values of a form. Never rejects. */
export async function sendDraft(id: string, input: DraftInput): Promise<SendOutcome> {
  const answer = await sendUnattended<SavedDraft>('PUT', api.adminDraft(id), input).catch(() => null);
  if (answer === null) return { kind: 'unreachable', retryAfterMs: null };
  const { success, data, status, message = '', retryAfterSeconds } = answer;
  if (success && data) return { kind: 'stored', seq: data.seq, rev: data.rev };
  if (status === 429 || status >= 500)
    return { kind: 'unreachable', retryAfterMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1_000 };
  if (status === 401) return { kind: 'stopped' };
  return status === 409 ? { kind: 'moved' } : { kind: 'refused', message };
}

/**
 * Deletes a draft on the server; with `rev` only if it has not been changed since. Returns false if the server could not
 * be reached.
 */
export async function deleteServerDraft(id: string, rev: number | null): Promise<boolean> {
  const query = rev === null ? '' : `?rev=${rev}`;
  const answer = await sendUnattended('DELETE', `${api.adminDraft(id)}${query}`).catch(() => null);
  return answer?.success ?? false;
}
