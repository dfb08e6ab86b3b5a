import { readFile } from 'node:fs/promises';
import { api } from '@vitrin/shared-contracts/paths';
import {
  importPartField,
  type ImportAction,
  type ImportFile,
  type ImportFileRole,
  type ImportJob,
  type ImportReportItem,
  type SiteImports,
} from '@vitrin/shared-contracts/site-import';
import { runWaitingImport } from '../modules/site-import/jobs/run-waiting-import.ts';
import { importFixture } from './import-items.ts';
import type { Staff } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** A file of a user, and how it is uploaded. */
export interface UploadedFile {
  name: string;
  content: Buffer;
  role?: ImportFileRole;
}

/** Returns the file of a fixture; longer, with a comment that readers skip. */
export async function fixtureFile(name: string, length = 0): Promise<UploadedFile> {
  const text = await readFile(importFixture(name), 'utf8');
  const missing = Math.max(0, length - Buffer.byteLength(text));
  return { name, content: Buffer.from(text.replace('<channel>', `<channel><!--${'.'.repeat(missing)}-->`)) };
}

/** Returns the calls that the screen 'İçe aktar' makes. */
export function importCalls(test: TestApp, staff: Staff) {
  const begin = ({ name, content, role = 'content' }: UploadedFile) =>
    staff.call({
      url: api.adminImportFiles,
      form: { form_data: { role, name, bytes: content.length, fingerprint: `1.${content.length}.${name}` } },
    });
  const sendPart = ({ id, part_bytes }: ImportFile, index: number, { content }: UploadedFile) => {
    const part = content.subarray(index * part_bytes, (index + 1) * part_bytes);
    const form = { index: String(index), [importPartField]: new Blob([new Uint8Array(part)]) };
    return staff.call({ url: api.adminImportParts(id), form });
  };
  const upload = async (file: UploadedFile): Promise<ImportFile> => {
    let stored = (await begin(file)).body.data as ImportFile;
    while (stored.next_part < stored.parts)
      stored = (await sendPart(stored, stored.next_part, file)).body.data as ImportFile;
    return stored;
  };
  const act = (action: ImportAction, fields: { from?: string; import_id?: number } = {}) =>
    staff.call({ url: api.adminImportActions, form: { form_data: { action, ...fields } } });
  const state = async () => (await staff.call({ url: api.adminSiteImports })).body.data as SiteImports;
  const job = async (): Promise<ImportJob> => {
    const { job: current } = await state();
    if (!current) throw new Error('No import is in progress');
    return current;
  };
  /** Lets the process work that the server would start within a second. */
  const work = () => runWaitingImport(test.services, new AbortController().signal);
  const run = async (action: ImportAction, fields: Parameters<typeof act>[1] = {}): Promise<ImportJob> => {
    await act(action, fields);
    await work();
    return job();
  };
  return {
    begin,
    sendPart,
    upload,
    act,
    state,
    job,
    work,
    run,
    remove: (id: number) => staff.call({ method: 'DELETE', url: api.adminImportFile(id) }),
    report: async (id: number, query: Readonly<Record<string, string>> = {}) => {
      const { body } = await staff.call({ url: `${api.adminImportReport(id)}?${new URLSearchParams(query)}` });
      return { items: body.data as ImportReportItem[], total: body.meta?.total ?? 0 };
    },
  };
}

export type ImportCalls = ReturnType<typeof importCalls>;
