import { attachmentsField, type AttachmentType } from '@vitrin/shared-contracts/attachments';
import { validate } from '@vitrin/shared-contracts/validation';
import type { Schema } from 'yup';
import type { ReceivedFile } from '../../platform/http/form-file.ts';
import { Invalid } from '../../platform/errors.ts';
import type { FileStore } from '../../platform/files/store/file-store.ts';
import { privateFiles } from '../media/private-files.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { checkAttachment } from './attachment-check.ts';
import { orphanedFiles, type NewAttachment } from './attachments.repository.ts';

export const supportFiles = privateFiles('support');

/** A received file whose type may be attached. */
export interface CheckedFile extends ReceivedFile {
  type: AttachmentType;
}

/** A form as received. */
export interface SentForm {
  value: unknown;
  files: readonly ReceivedFile[];
}

/** Validates the text and all files before it throws, so that the response lists every error. */
export async function validateForm<T>(
  schema: Schema<T>,
  { value, files }: SentForm,
): Promise<{ input: T; files: CheckedFile[] }> {
  const { value: input, errors } = validate(schema, value);
  const checked: CheckedFile[] = [];
  const faults: string[] = [];
  for (const file of files) {
    const { fault, ...found } = await checkAttachment(file);
    if (found.type) checked.push({ ...file, ...found });
    else if (fault) faults.push(fault);
  }
  const wrong = { ...errors, ...(faults.length > 0 && { [attachmentsField]: faults.join(' ') }) };
  if (input === undefined || Object.keys(wrong).length > 0) throw new Invalid(wrong);
  return { input, files: checked };
}

/**
 * Stores the files first: a message whose files are missing would be worse than files without a message. Removes them
 * again unless `save` reports that it has taken them, which it does not when the same form is sent a second time.
 */
export async function storeWithFiles<T>(
  store: FileStore,
  files: readonly CheckedFile[],
  save: (attachments: readonly NewAttachment[], take: () => void) => Promise<T>,
): Promise<T> {
  const kept: NewAttachment[] = [];
  let taken = false;
  try {
    for (const { path, name, size, type } of files)
      kept.push({ name, bytes: size, type, file: await supportFiles.store(store, path) });
    return await save(kept, () => {
      taken = true;
    });
  } catch (error) {
    taken = false;
    throw error;
  } finally {
    const names = kept.map(({ file }) => file);
    if (!taken) await supportFiles.remove(store, names);
  }
}

/** Sets aside files that belong to no message, which are leftovers of a terminated process. */
export async function setOrphanedAttachmentsAside({
  db,
  files,
}: Pick<PlatformServices, 'db' | 'files'>): Promise<{ files: number }> {
  const orphans = await orphanedFiles(db, await supportFiles.filesOlderThanAnHour(files));
  await supportFiles.moveToRemoved(files, orphans);
  return { files: orphans.length };
}
