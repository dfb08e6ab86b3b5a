import Cookies from 'js-cookie';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import type { Language } from '@vitrin/shared-contracts/languages';
import { languageCookieDays } from '@vitrin/shared-contracts/limits';
import { apiStatus } from '@vitrin/shared-contracts/remote-app';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import { failureMessage } from '../../shared/failure-message.ts';
import { showToast } from '../../shared/lazy-toasts.ts';
import { useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import type { Site } from './prepare-language.ts';

/** Loaded on demand: most visits never change the language (product §13). */
const loadChange = () => import(/* webpackChunkName: "language" */ './show-language.ts');

const ChangeLanguage = createContext<((language: Language) => void) | null>(null);

/** Returns the function that changes the language without a document load; null around a page of another remote. */
export function useChangeLanguage(): ((language: Language) => void) | null {
  return useContext(ChangeLanguage);
}

export interface LanguageChangeProps {
  site: Site;
  children: ReactNode;
}

/** Provides the language change to its children, runs one change at a time and announces the result. */
export function LanguageChange({ site, children }: LanguageChangeProps) {
  const root = useRootData();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const [announcement, setNews] = useState('');

  const change = useCallback(
    async ({ abbr, lang }: Language): Promise<void> => {
      try {
        const { showLanguage } = await loadChange();
        const replace = async (address: string) => navigate(address, { replace: true, preventScrollReset: true });
        const texts = await showLanguage({ site, abbr, shown: root, replace });
        setNews(fill(texts.common.languageChanged, { language: lang }));
      } catch (error) {
        restoreLanguageCookie(root.language);
        const { title, text } = failureMessage(root.texts, apiStatus(error) ?? 0);
        setNews(`${title} ${text}`);
        showToast('error', title, text);
      }
    },
    [site, root, navigate],
  );

  const start = useCallback(
    (language: Language): void => {
      if (isBusy.current || language.abbr === root.language) return;
      isBusy.current = true;
      const work = change(language).finally(() => {
        isBusy.current = false;
      });
      globalThis.vitrin?.during?.(work);
    },
    [change, root.language],
  );

  return (
    <ChangeLanguage value={start}>
      {children}
      <p className={shared.hidden} aria-live="polite">
        {announcement}
      </p>
    </ChangeLanguage>
  );
}

/** Restores the language cookie after a failed change, because the server has already set the new language. */
function restoreLanguageCookie(abbr: string): void {
  const secure = location.protocol === 'https:';
  Cookies.set(cookieNames.language, abbr, { expires: languageCookieDays, sameSite: 'lax', secure });
}
