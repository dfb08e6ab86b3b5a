import type { WriteServices } from '../../content/write.ts';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { Withdrawal, WithdrawnRecord } from '@vitrin/shared-contracts/publication';
import { invalid } from '@vitrin/shared-contracts/validation';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import type { ContentKind } from '../../content/content-kind.ts';
import { hasSiteState, offSite } from '../../content/publication/site-state.ts';
import { saveContent } from '../../content/save-content.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import { Invalid } from '../../platform/errors.ts';

interface WithdrawalOf {
  kind: ContentKind;
  record: string;
  input: Withdrawal;
}

/**
 * Takes a record, or some of its languages, off the site. The default language is not taken down alone, because the
 * others fall back to it.
 */
export async function withdraw(
  services: WriteServices,
  context: WriteContext,
  { kind, record, input: { languages } }: WithdrawalOf,
): Promise<WriteResult<WithdrawnRecord>> {
  if (languages === null && !hasSiteState(kind)) throw new Invalid({ languages: invalid.required });
  if (languages?.includes(await defaultLanguageOf(services.db)))
    throw new Invalid({ languages: 'Varsayılan dil tek başına yayından kaldırılamaz.' });
  const dataOf = (saved: unknown) => ({ record: saved });
  return saveContent(services, context, { kind, record, cause: 'withdraw', dataOf }, async (_trx, { values }) =>
    languages === null ? offSite(values) : withoutLanguages(values, languages),
  );
}

function withoutLanguages(values: ContentValues, languages: readonly string[]): ContentValues {
  const removed = languages.map((language) => [language, null] as const);
  return { ...values, translations: { ...values.translations, ...Object.fromEntries(removed) } };
}
