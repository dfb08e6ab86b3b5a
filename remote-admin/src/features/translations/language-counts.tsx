import { Button } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { LanguageSummary } from '@vitrin/shared-contracts/translation-states';
import type { TranslationFilters } from '../../editing/translations/translation-filters.ts';
import { useNextTranslation } from '../../editing/translations/use-next-translation.ts';
import { formatNumber } from '../../data/format-number.ts';
import styles from './translations.module.css';

interface LanguageCountsProps {
  languages: readonly LanguageSummary[];
  /** Language that the list is filtered by; empty for all. */
  chosen: string;
  filters: TranslationFilters;
}

/** What is to be done in each language, and the button that opens the first translation that needs work. */
export function LanguageCounts({ languages, chosen, filters }: LanguageCountsProps) {
  const { pending, open } = useNextTranslation();
  const shown = languages.filter(({ lang }) => chosen === '' || lang === chosen);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.counts} aria-label="Dillere göre">
      {shown.map((language) => (
        <li key={language.lang}>
          <span>{countText(language)}</span>
          {language.missing + language.outdated > 0 ? (
            <Button
              size="xs"
              variant="default"
              disabled={pending}
              rightSection={<IconArrowRight size={16} aria-hidden />}
              aria-label={`${language.name}: sıradaki eksik`}
              onClick={() => open({ ...filters, lang: language.lang, after: null })}
            >
              Sıradaki eksik
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function countText({ name, missing, outdated }: LanguageSummary): string {
  const parts = [
    ...(missing > 0 ? [`${formatNumber(missing)} eksik`] : []),
    ...(outdated > 0 ? [`${formatNumber(outdated)} eskimiş`] : []),
  ];
  return `${name}: ${parts.length > 0 ? parts.join(', ') : 'hepsi tam'}`;
}
