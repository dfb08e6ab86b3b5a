import { useQuery } from '@tanstack/react-query';
import type { BrokenLink } from '@vitrin/shared-contracts/links';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';

/** The record whose links are checked. */
export interface LinkCheckSource {
  entity: string;
  /** Undefined for a new record. */
  record: number | string | undefined;
  /** Returns the request body of the form, which need not be complete. */
  body: () => object;
}

/** Checks the links of a form as it is now: when the component is mounted, and when the query is refetched. */
export function useLinkCheck({ entity, record, body }: LinkCheckSource) {
  return useQuery({
    queryKey: ['link-check', entity, record ?? null],
    queryFn: async () => {
      const fields = { values: body(), ...(record === undefined ? {} : { record }) };
      const { success, data } = await sendForm<readonly BrokenLink[]>('POST', api.adminLinkCheck(entity), fields);
      if (!success || !data) throw new Error('The links were not checked');
      return data;
    },
    // What was found before may not be in the form any more.
    gcTime: 0,
  });
}
