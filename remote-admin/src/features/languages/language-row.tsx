import { Button, Switch } from '@mantine/core';
import type { LanguageRecord } from '@vitrin/shared-contracts/languages';
import { messages } from '@vitrin/shared-contracts/messages';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { useInvalidate } from '../../data/query.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { LanguageMenu } from './language-menu.tsx';
import { switchLanguage } from './languages.api.ts';
import styles from './languages.module.css';
import { textProgress, textsOf } from './static-texts.values.ts';
import { TextProgressBar } from './text-progress-bar.tsx';

interface LanguageRowProps {
  language: LanguageRecord;
  /** What visitors read where this language has no text. */
  fallback: string;
}

export function LanguageRow({ language, fallback }: LanguageRowProps) {
  const { id, abbr, lang, active, is_default, page_lang } = language;
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  const progress = textProgress(textsOf(page_lang, null), language);
  const texts = adminPaths.languageTexts(id);
  const mayWrite = useRight('languages.write');
  const change = async (next: 0 | 1) => {
    const feedbackTexts = { success: messages.updated, failure: messages.languageActivateFailed };
    await run(() => switchLanguage(abbr, next), feedbackTexts);
    // Also after a failure: another user may have changed it.
    await invalidate(api.adminLanguages);
  };
  return (
    <RecordRow
      name={lang}
      to={texts}
      leading={<span className={styles.abbr}>{abbr}</span>}
      detail={stateText(language, progress.total - progress.filled, fallback)}
      aside={<TextProgressBar label={`${lang}: çevrilen metinler`} progress={progress} />}
      actions={
        <>
          <Switch
            aria-label={`${lang}: sitede açık`}
            checked={active === 1}
            disabled={!mayWrite || is_default === 1 || pending}
            onChange={(event) => void change(event.currentTarget.checked ? 1 : 0)}
          />
          <Button component={Link} to={texts} variant="default" size="xs" aria-label={`${lang}: metinler`}>
            Metinler
          </Button>
          {mayWrite ? <LanguageMenu language={language} /> : null}
        </>
      }
    />
  );
}

function stateText({ active, is_default }: LanguageRecord, missing: number, fallback: string): string {
  if (is_default === 1) return 'Varsayılan dil; her zaman açıktır.';
  const state = active === 1 ? 'Sitede açık' : 'Kapalı; ziyaretçiler görmez';
  return missing > 0
    ? `${state} · ${missing} metin eksik, yerlerinde ${fallback} görünür`
    : `${state} · eksik metin yok`;
}
