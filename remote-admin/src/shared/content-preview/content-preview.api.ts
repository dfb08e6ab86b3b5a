import type { ContentPreviewInput, PreviewLinkInput, PreviewLinkRow } from '@vitrin/shared-contracts/content-previews';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm, sendUnattended } from '../http.ts';
import { listQuery } from '../query.ts';

/** The record of a form, as in the history; null for a new one. */
export interface PreviewOf {
  entity: string;
  record: string | null;
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
}

/** Stores what a form contains, for its preview. Resolves to null when the server could not be reached. */
export const storePreview = (id: string, input: ContentPreviewInput): Promise<ApiResponse<unknown> | null> =>
  sendUnattended('PUT', api.adminContentPreview(id), input).catch(() => null);

export const previewLinksQuery = ({ entity, record }: PreviewOf) =>
  listQuery<PreviewLinkRow>(api.adminPreviewLinks, { entity, ...(record !== null && { record }) });

export const createPreviewLink = ({ record, ...input }: PreviewLinkInput, key: string) =>
  sendForm<PreviewLinkRow>('POST', api.adminPreviewLinks, { ...input, ...(record !== null && { record }) }, key);

export const revokePreviewLink = (id: string) => sendForm('DELETE', api.adminPreviewLink(id), {});
