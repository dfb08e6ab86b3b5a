import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import type {
  ReplacementInput,
  ReplacementResult,
  ReplacementRow,
  SiteSearchPart,
} from '@vitrin/shared-contracts/site-search';
import { sendForm } from '../../data/http.ts';
import { partsQuery, readQuery } from '../../data/query.ts';
import type { AskedSearch } from './search-filters.ts';

export function siteSearchQuery({ search, match_case, whole_words, replacement }: AskedSearch) {
  return partsQuery<SiteSearchPart>(api.adminSiteSearch, {
    search,
    ...(match_case && { match_case: 1 }),
    ...(whole_words && { whole_words: 1 }),
    ...(replacement !== null && { replacement }),
  });
}

export const replacementsQuery = () => readQuery<readonly ReplacementRow[]>(api.adminReplacements);

/** Told after each part of an operation: what was changed so far. */
type OnPart = (result: ReplacementResult) => void;

/** Replaces the chosen places of any number of records: several requests, which are one operation. */
export function sendReplacement(
  { records, ...input }: Omit<ReplacementInput, 'id'>,
  onPart: OnPart,
): Promise<ApiResponse<ReplacementResult>> {
  const id = crypto.randomUUID();
  const size = limits.siteSearch.perRequest;
  const sendPart = (first: number) => {
    const form_data: ReplacementInput = { ...input, id, records: records.slice(first, first + size) };
    return sendForm<ReplacementResult>('POST', api.adminReplacements, { form_data }, crypto.randomUUID());
  };
  return inParts<number>(
    0,
    sendPart,
    (_result, first) => (first + size < records.length ? first + size : null),
    onPart,
  );
}

/** Takes an operation back. */
export function sendUndo(id: string, onPart: OnPart): Promise<ApiResponse<ReplacementResult>> {
  const sendPart = (after: string) =>
    sendForm<ReplacementResult>('POST', api.adminReplacementUndo(id), { form_data: { after } }, crypto.randomUUID());
  return inParts<string>('', sendPart, ({ next }) => next, onPart);
}

/** Sends the parts one after the other until one fails; resolves to the last response, with all that was done. */
async function inParts<P>(
  first: P,
  sendPart: (part: P) => Promise<ApiResponse<ReplacementResult>>,
  nextOf: (result: ReplacementResult, part: P) => P | null,
  onPart: OnPart,
): Promise<ApiResponse<ReplacementResult>> {
  const done: ReplacementResult['done'] = [];
  const failed: ReplacementResult['failed'] = [];
  for (let part = first; ;) {
    const answer = await sendPart(part);
    const { data } = answer;
    if (!answer.success || !data) return answer;
    done.push(...data.done);
    failed.push(...data.failed);
    const all = { ...data, done: [...done], failed: [...failed] };
    onPart(all);
    const next = nextOf(data, part);
    if (next === null) return { ...answer, data: all };
    part = next;
  }
}
