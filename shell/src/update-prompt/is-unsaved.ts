import type { Surface } from '@vitrin/shared-contracts/boot';
import { updatePromptEvent } from '@vitrin/shared-contracts/remote-app';
import { hasTypedInput, hasText } from '../typed-fields.ts';

/**
 * Checks whether unsaved input would be lost with the page. Remotes report their own; in public forms, changed fields
 * count; in the sign-in, every field with text counts, because its values are set by code, not by the document.
 */
export function isUnsaved(surface: Surface): boolean {
  if (!document.dispatchEvent(new Event(updatePromptEvent, { cancelable: true }))) return true;
  if (surface === 'admin') return false;
  return surface === 'auth' ? hasText(document) : hasTypedInput(document);
}
