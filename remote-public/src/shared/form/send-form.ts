import type { ApiResponse } from '@vitrin/shared-contracts/http';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { api } from '@vitrin/shared-contracts/paths';
import type { SentForm } from '@vitrin/shared-contracts/submitted-form';

const http = () => import('@vitrin/shared-contracts/http');

/** Preloads the HTTP client. */
export async function preloadHttp(): Promise<void> {
  await http();
}

export interface FilledForm {
  kind: MailboxKind;
  form: FormData;
  language: string;
  /** Idempotency key; the same for every attempt to send this form. */
  key: string;
}

/** Sends the form; resolves to null when the server was not reachable. */
export async function sendFilledForm({ kind, form, language, key }: FilledForm): Promise<ApiResponse<SentForm> | null> {
  const { sendForm, Unreachable } = await http();
  try {
    return await sendForm<SentForm>('POST', `${api.publicForm(kind)}?lang=${language}`, fieldsOf(form), key);
  } catch (error) {
    if (error instanceof Unreachable) return null;
    throw error;
  }
}

/** Omits an empty file input, which would be sent as an empty file. */
function fieldsOf(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string' || value.name !== ''));
}
