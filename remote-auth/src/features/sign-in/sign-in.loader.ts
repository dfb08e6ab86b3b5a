import { builtInLanguageOf, defaultLanguage, type Language } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { signInReasonOf, type SignInReason } from './sign-in-reason.ts';

/** Data of the sign-in. */
export interface SignInData {
  reason: SignInReason | null;
  /** Languages of the site in which the sign-in has texts; empty when they could not be read. */
  languages: Language[];
}

/** Returns the loader. The languages are a convenience: without them the sign-in works as well. */
export function loadSignIn({ read }: Pick<RemoteContext, 'read'>) {
  return async ({ request }: { request: Request }): Promise<SignInData> => ({
    reason: signInReasonOf(request.url),
    languages: await read<Language[]>(api.languages)
      .then(({ data }) => data.filter(hasTexts).map(({ abbr, lang }) => ({ abbr, lang })))
      .catch(() => []),
  });
}

function hasTexts({ abbr }: Language): boolean {
  return abbr === defaultLanguage.abbr || builtInLanguageOf(abbr) !== null;
}
