import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { api } from '@vitrin/shared-contracts/paths';
import {
  importPartField,
  type ImportAction,
  type ImportFile,
  type ImportFileInput,
  type ImportReportItem,
  type SiteImports,
} from '@vitrin/shared-contracts/site-import';
import { sendFile, sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

const POLL_INTERVAL_MS = 1_500;

/** The import in progress and earlier ones; refetched while a process works. */
export const siteImportsQuery = () => ({
  ...readQuery<SiteImports>(api.adminSiteImports),
  refetchInterval: ({ state }: { state: { data: SiteImports | undefined } }) =>
    state.data?.job?.state === 'waiting' || state.data?.job?.state === 'running' ? POLL_INTERVAL_MS : false,
});

export const importReportQuery = (importId: number, params: Params) =>
  listQuery<ImportReportItem>(api.adminImportReport(importId), params);

interface ActionFields {
  action: ImportAction;
  from?: string;
  import_id?: number;
}

export const sendImportAction = (form_data: ActionFields) =>
  sendForm<SiteImports>('POST', api.adminImportActions, { form_data });

export const beginImportFile = (form_data: ImportFileInput): Promise<ApiResponse<ImportFile>> =>
  sendForm<ImportFile>('POST', api.adminImportFiles, { form_data });

export const sendImportPart = (
  id: number,
  index: number,
  part: Blob,
  onProgress: (sent: number) => void,
): Promise<ApiResponse<ImportFile>> =>
  sendFile<ImportFile>(api.adminImportParts(id), { index: String(index), [importPartField]: part }, onProgress);

export const removeImportFile = (id: number) => sendForm('DELETE', api.adminImportFile(id), {});
