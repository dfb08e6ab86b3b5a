import type { ReactNode } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './page-contents.module.css';

interface ContentTabsProps<T> {
  /** The default language first. */
  languages: readonly LanguageInfo[];
  translations: Readonly<Record<string, T>>;
  blank: T;
  isFilled: (values: T) => boolean;
  /** `fallback` is the value shown where the language has none; blank for the default language. */
  children: (path: string, values: T, fallback: T) => ReactNode;
}

/** A group's fields by language. Empty fields fall back to the default language, and a text explains this. */
export function ContentTabs<T>({ languages, translations, blank, isFilled, children }: ContentTabsProps<T>) {
  const [first] = languages;
  const defaultValues = translations[first?.abbr ?? ''] ?? blank;
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => isFilled(translations[abbr] ?? blank)}>
        {(abbr) => (
          <>
            {abbr === first?.abbr ? null : (
              <p className={styles.hint}>Boş bıraktığınız yerlerde {first?.lang} içerik görünür.</p>
            )}
            {children(
              `translations.${abbr}`,
              translations[abbr] ?? blank,
              abbr === first?.abbr ? blank : defaultValues,
            )}
          </>
        )}
      </LanguageTabs>
    </Panel>
  );
}
