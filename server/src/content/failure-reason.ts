import { fieldLabel, type ContentFields } from '@vitrin/shared-contracts/content-fields';
import { DomainError } from '../platform/errors.ts';

/** Returns why one of several records was not changed, as a sentence for the user. */
export function failureReason(fields: ContentFields, error: unknown): string {
  if (!(error instanceof DomainError)) return 'Beklenmeyen bir hata oluştu.';
  const errors = Object.entries(error.details.errors ?? {});
  if (errors.length === 0) return error.userMessage;
  return errors.map(([path, text]) => `${fieldLabel(fields, path)}: ${text}`).join(' ');
}
