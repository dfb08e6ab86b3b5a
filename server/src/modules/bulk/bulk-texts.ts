import type { BulkResult } from '@vitrin/shared-contracts/bulk';

/** Records that a message names; it is shown for a few seconds. */
const NAMED = 5;

/** Returns which records a bulk operation has not changed and why, for the user. */
export function failuresText({ done, failed }: BulkResult): string {
  const named = failed.slice(0, NAMED).map(({ id, title, reason }) => `${title || `Kayıt ${id}`}: ${reason}`);
  const rest = failed.length - named.length;
  const heading =
    done.length === 0 ? 'Hiçbir kayıt değişmedi:' : `${done.length} kayıt değişti, ${failed.length} kayıt değişmedi:`;
  return [heading, ...named, ...(rest > 0 ? [`… ve ${rest} kayıt daha.`] : [])].join('\n');
}
