import type { StaticTexts } from 'shared-contracts/static-texts';

export interface FailureWords {
  title: string;
  text: string;
}

/** No answer (status 0) is the documented system error; any other failure is the generic one, with the server's message (product §8). */
export function failureWords({ toasts }: StaticTexts, status: number, message = toasts.failed): FailureWords {
  return status === 0
    ? { title: toasts.unreachableTitle, text: toasts.unreachable }
    : { title: toasts.failedTitle, text: message };
}
