import { Button } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { Link, useLocation, useSearchParams } from '@vitrin/shared-contracts/router';
import type { TranslationDetail } from '@vitrin/shared-contracts/translation-states';
import { ChangeList } from '../history/change-list.tsx';
import { useMayPublish } from '../publication/use-may-publish.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { filtersIn, type TranslationFilters } from './translation-filters.ts';
import type { TranslationTarget } from './side-by-side/translation-target.ts';
import { TranslationStateLabel } from './translation-state.tsx';
import { confirmTranslation, translationQuery } from './translations.api.ts';
import styles from './translations.module.css';
import { isOpenedAsNext, useNextTranslation } from './use-next-translation.ts';

interface TranslationBarProps {
  target: TranslationTarget;
  /** Name of the language that is translated. */
  language: string;
}

/** State of a translation above its fields: what has changed in the source, and the way to the next translation. */
export function TranslationBar({ target, language }: TranslationBarProps) {
  const [params] = useSearchParams();
  const filters = filtersIn(params);
  const query = useQuery(translationQuery(target));
  const detail = query.data;
  const mayConfirm = useMayPublish(target.entity);
  return (
    <section className={styles.bar} aria-label={`${language} çevirisi`} data-side-by-side>
      <div className={styles.barLine}>
        <BarState language={language} detail={detail} failed={query.isError} onRetry={() => void query.refetch()} />
        <div className={styles.barActions}>
          {mayConfirm && detail?.state === 'outdated' ? <ConfirmButton target={target} source={detail.source} /> : null}
          <NextButton
            target={target}
            filters={filters}
            isOpen={detail?.state === 'missing' || detail?.state === 'outdated'}
          />
        </div>
      </div>
      {detail?.state === 'outdated' ? <SourceChanges detail={detail} /> : null}
      <Link className={styles.toList} to={listAddress(filters)}>
        Çeviriler listesine dön
      </Link>
    </section>
  );
}

function listAddress({ entity, state }: TranslationFilters): string {
  const params = new URLSearchParams({ ...(entity && { tur: entity }), ...(state && { durum: state }) });
  return params.size > 0 ? `${adminPaths.translations}?${params}` : adminPaths.translations;
}

interface BarStateProps {
  language: string;
  detail: TranslationDetail | undefined;
  failed: boolean;
  onRetry: () => void;
}

function BarState({ language, detail, failed, onRetry }: BarStateProps) {
  const element = useRef<HTMLParagraphElement>(null);
  const isNext = isOpenedAsNext(useLocation().state);
  useEffect(() => {
    if (isNext) element.current?.focus({ preventScroll: true });
  }, [isNext]);
  return (
    <p className={styles.barState} ref={element} tabIndex={-1} role="status">
      <strong>{language}</strong>
      {detail ? <TranslationStateLabel state={detail.state} /> : null}
      {detail?.missing ? <span className={styles.hint}>Boş alan: {detail.missing}</span> : null}
      {failed ? (
        <>
          <span className={styles.hint}>Çevirinin durumu alınamadı.</span>
          <Button variant="subtle" size="compact-sm" onClick={onRetry}>
            Tekrar dene
          </Button>
        </>
      ) : null}
    </p>
  );
}

function ConfirmButton({ target, source }: { target: TranslationTarget; source: string }) {
  const { pending, run } = useFeedback();
  const confirm = () =>
    run(() => confirmTranslation(target, source), {
      success: 'Çeviri güncel olarak işaretlendi.',
      changes: [api.adminTranslations],
    });
  return (
    <Button
      variant="default"
      loading={pending}
      leftSection={<IconCheck size={18} aria-hidden />}
      onClick={() => void confirm()}
    >
      Çeviri güncel
    </Button>
  );
}

interface NextButtonProps {
  target: TranslationTarget;
  filters: TranslationFilters;
  /** The open translation itself needs work. */
  isOpen: boolean;
}

function NextButton({ target, filters, isOpen }: NextButtonProps) {
  const next = useNextTranslation();
  const { entity, record, lang } = target;
  return (
    <Button
      variant="default"
      loading={next.pending}
      rightSection={<IconArrowRight size={18} aria-hidden />}
      onClick={() => next.open({ ...filters, lang, after: { entity, record } }, isOpen)}
    >
      Sıradaki eksik
    </Button>
  );
}

function SourceChanges({ detail: { changes } }: { detail: TranslationDetail }) {
  if (changes === null)
    return <p className={styles.hint}>Kaynağın çeviri yazıldığı günkü hâli geçmişte kalmamış; farkı gösterilemiyor.</p>;
  return (
    <details className={styles.changes} open>
      <summary>Çeviriden sonra kaynakta değişenler</summary>
      <ChangeList changes={changes} />
    </details>
  );
}
