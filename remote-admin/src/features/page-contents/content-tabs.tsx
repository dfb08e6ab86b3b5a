import type { ReactNode } from 'react';
import type { LanguageRecord } from 'shared-contracts/languages';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import styles from './page-contents.module.css';

interface ContentTabsProps<T> {
  /** The default one first. */
  languages: readonly LanguageRecord[];
  translations: Readonly<Record<string, T>>;
  blank: T;
  isFilled: (values: T) => boolean;
  /** `fallback` is what shows where the language has nothing; blank for the default one. */
  children: (path: string, values: T, fallback: T) => ReactNode;
}

/** A group's fields by language. What stays empty falls back to the default language, and says so. */
export function ContentTabs<T>({ languages, translations, blank, isFilled, children }: ContentTabsProps<T>) {
  const [first] = languages;
  const usual = translations[first?.abbr ?? ''] ?? blank;
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => isFilled(translations[abbr] ?? blank)}>
        {(abbr) => (
          <>
            {abbr === first?.abbr ? null : (
              <p className={styles.hint}>Boş bıraktığınız yerlerde {first?.lang} sayfadaki görünür.</p>
            )}
            {children(`translations.${abbr}`, translations[abbr] ?? blank, abbr === first?.abbr ? blank : usual)}
          </>
        )}
      </LanguageTabs>
    </Panel>
  );
}
