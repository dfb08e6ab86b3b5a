import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';

export interface FailureMessage {
  title: string;
  text: string;
}

/**
 * Returns the documented system error if there was no response (status 0), otherwise the generic error with the error
 * message from the server (product §8).
 */
export function failureMessage({ toasts }: StaticTexts, status: number, message = toasts.failed): FailureMessage {
  return status === 0
    ? { title: toasts.unreachableTitle, text: toasts.unreachable }
    : { title: toasts.failedTitle, text: message };
}
