import type { ConsentChoice } from '@vitrin/shared-contracts/consents';
import { consentCategories } from '@vitrin/shared-contracts/integrations';
import { limits } from '@vitrin/shared-contracts/limits';
import { invalid } from '@vitrin/shared-contracts/validation';
import { uuidPattern } from '@vitrin/shared-contracts/uuid';
import { array, object, string, type Schema } from 'yup';
import { Invalid } from '../../platform/errors.ts';
import { StorageError } from '../../platform/files/storage-error.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { findRevision, insertConsent } from './consents.repository.ts';

export { saveRevision } from './consents.repository.ts';

/** Upper estimate in bytes of one row including its indexes. */
const CONSENT_BYTES = 1_024;

const uuid = () =>
  string().required(invalid.required).max(limits.code, invalid.value).matches(uuidPattern, invalid.value);

export const consentChoiceSchema: Schema<ConsentChoice> = object({
  id: uuid(),
  key: uuid(),
  revision: string()
    .required(invalid.required)
    .max(limits.code, invalid.value)
    .matches(/^[\da-f]{32}$/, invalid.value),
  lang: string().required(invalid.required).max(20, invalid.value),
  categories: array()
    .of(string().oneOf(consentCategories, invalid.choice).required(invalid.required))
    .max(consentCategories.length, invalid.value)
    .default([]),
});

/**
 * Stores the choice with the server's time. The offered categories are read from the stored notice, never from the
 * request.
 */
export async function recordConsent(
  { db, storage }: Pick<PlatformServices, 'db' | 'storage'>,
  choice: ConsentChoice,
): Promise<void> {
  const text = (await findRevision(db, choice.revision))?.texts[choice.lang];
  if (!text) throw new Invalid({ revision: invalid.value });
  const offered = text.categories.map(({ category }) => category);
  const categories = offered.filter((category) => choice.categories.includes(category));
  if (categories.length < new Set(choice.categories).size) throw new Invalid({ categories: invalid.choice });
  await storage.forVisitor(async ({ reserveBytes }) => {
    if (!(await reserveBytes(CONSENT_BYTES))) throw new StorageError('full');
    return insertConsent(db, { ...choice, categories, offered, at: new Date().toISOString() });
  });
}
