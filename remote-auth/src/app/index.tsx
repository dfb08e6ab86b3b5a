import './base.css';
import { signInTextsChunk } from '@vitrin/shared-contracts/auth';
import { builtInLanguageOf, type BuiltInLanguage } from '@vitrin/shared-contracts/languages';
import { loginPath } from '@vitrin/shared-contracts/paths';
import type { RemoteApp, RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { loadSignIn, type SignInData } from '../features/sign-in/sign-in.loader.ts';
import { SignInPage } from '../features/sign-in/sign-in.page.tsx';
import { textsOf, TextsProvider, type Texts } from '../shared/texts/texts.ts';
import type { Words } from '../shared/texts/words.ts';

/** The names of the chunks are those of `signInTextsChunk`. */
const loadWords: Readonly<Record<BuiltInLanguage, () => Promise<{ words: Words }>>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../shared/texts/en.ts'),
  de: () => import(/* webpackChunkName: "texts-de" */ '../shared/texts/de.ts'),
  ar: () => import(/* webpackChunkName: "texts-ar" */ '../shared/texts/ar.ts'),
  ru: () => import(/* webpackChunkName: "texts-ru" */ '../shared/texts/ru.ts'),
};

const app: RemoteApp = {
  createRoutes: (context) => {
    const language = builtInLanguageOf(context.language());
    // The first path segment alone selects this remote: any path below it is the sign-in too, as on the server.
    const route = { path: `${loginPath}/*`, loader: loadSignIn(context) };
    if (language === null) return [{ ...route, ...pageIn(textsOf(null)) }];
    const lazy = async () => pageIn(textsOf((await loadWords[language]()).words));
    // The id is the name of the chunk, so that the document preloads it.
    return [{ ...route, id: signInTextsChunk(language), lazy }];
  },
};

function pageIn(texts: Texts) {
  const element = (
    <TextsProvider value={texts}>
      <SignInPage />
    </TextsProvider>
  );
  return { element, handle: handleIn(texts) };
}

function handleIn({ t }: Texts): RouteHandle {
  return {
    head: (data, { companyName }) => {
      const isFirstRun = (data as SignInData | null)?.reason?.firstRun !== undefined;
      return { title: isFirstRun ? 'Kurulum' : `${t('Giriş Yap')} — ${companyName}`, description: '', canonical: null };
    },
  };
}

export default app;
