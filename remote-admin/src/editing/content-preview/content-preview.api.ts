import type { ContentPreviewInput, PreviewLinkInput, PreviewLinkRow } from '@vitrin/shared-contracts/content-previews';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm, sendUnattended } from '../../data/http.ts';
import { listQuery } from '../../data/query.ts';

/** The record of a form, as in the history; null for a new one. */
export interface PreviewOf {
  entity: string;
  record: string | null;
  /** Id of the saved draft of a new record. */
  copy?: string | null;
}

/** What a form shows in its preview. */
export interface PreviewSource {
  of: PreviewOf;
  /** Name of the form, for the title of the preview. */
  title: string;
  /** Form values; the preview follows their changes. */
  values: object;
  /** Returns the request body of the form, which need not be complete. */
  body: () => object;
  /** Every page shows the record: the preview offers a choice of pages. */
  isOnEveryPage?: boolean | undefined;
}

/** Stores what a form contains, for its preview. Resolves to null when the server could not be reached. */
export const storePreview = (id: string, input: ContentPreviewInput): Promise<ApiResponse<unknown> | null> =>
  sendUnattended('PUT', api.adminContentPreview(id), input).catch(() => null);

/** Returns the fields that name a record, or the draft of a new one. */
const named = ({ record, copy = null }: Omit<PreviewOf, 'entity'>) => ({
  ...(record !== null && { record }),
  ...(record === null && copy !== null && { working_copy: copy }),
});

export const previewLinksQuery = ({ entity, ...of }: PreviewOf) =>
  listQuery<PreviewLinkRow>(api.adminPreviewLinks, { entity, ...named(of) });

/** The part of a new link that its author chooses. */
export type ChosenLink = Pick<PreviewLinkInput, 'lang' | 'days' | 'follows' | 'values_json'>;

export const createPreviewLink = ({ entity, ...of }: PreviewOf, link: ChosenLink, key: string) =>
  sendForm<PreviewLinkRow>('POST', api.adminPreviewLinks, { entity, ...link, ...named(of) }, key);

export const revokePreviewLink = (id: string) => sendForm('DELETE', api.adminPreviewLink(id), {});
