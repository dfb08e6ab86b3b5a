import type {
  LetterPreview,
  LetterRecord,
  LetterRow,
  NewsletterRecord,
  SubscriptionRow,
} from '@vitrin/shared-contracts/newsletter';
import { api } from '@vitrin/shared-contracts/paths';
import { getFile, sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Page, type Params } from '../../data/query.ts';

const POLL_INTERVAL_MS = 3_000;

export const newsletterQuery = readQuery<NewsletterRecord>(api.adminNewsletter);

export const subscriptionsQuery = (params: Params) => listQuery<SubscriptionRow>(api.adminSubscriptions, params);

export const endSubscription = (id: number) => sendForm('DELETE', api.adminSubscription(id), {});

export const exportConsents = () => getFile(api.adminSubscriptionsExport, {});

/** Refetches while a letter of the page is being sent. */
export const lettersQuery = (params: Params) => ({
  ...listQuery<LetterRow>(api.adminLetters, params),
  refetchInterval: ({ state }: { state: { data: Page<LetterRow> | undefined } }) =>
    state.data?.items.some(isMoving) ? POLL_INTERVAL_MS : false,
});

/** Refetches while the letter is being sent. */
export const letterQuery = (id: number) => ({
  ...readQuery<LetterRecord>(api.adminLetter(id)),
  refetchInterval: ({ state }: { state: { data: LetterRecord | undefined } }) =>
    state.data && isMoving(state.data) ? POLL_INTERVAL_MS : false,
});

function isMoving({ state, progress }: Pick<LetterRow, 'progress' | 'state'>): boolean {
  return state === 'sending' || progress.queued > 0;
}

export const previewQuery = (id: number) => readQuery<LetterPreview>(api.adminLetterPreview(id));

export const deleteLetter = (id: number) => sendForm('DELETE', api.adminLetter(id), {});

export const testLetter = (id: number) => sendForm('POST', api.adminLetterTest(id), {});

export const startLetter = (id: number, recipients: number) =>
  sendForm<LetterRecord>('POST', api.adminLetterSending(id), { recipients });

export const pauseLetter = (id: number) => sendForm<LetterRecord>('DELETE', api.adminLetterSending(id), {});

export const resumeLetter = (id: number) => sendForm<LetterRecord>('PUT', api.adminLetterSending(id), {});
