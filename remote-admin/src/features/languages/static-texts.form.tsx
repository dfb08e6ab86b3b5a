import { HistoryButton } from '../../editing/history/history-button.tsx';
import { useMemo } from 'react';
import type { LanguageRecord } from '@vitrin/shared-contracts/languages';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { FormPage } from '../../editing/form/form-page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyList } from '../../ui/list/empty-list.tsx';
import { useLocalFilters } from '../../ui/list/use-filters.ts';
import type { OpenedPublication } from '../../editing/publication/opened-record.ts';
import styles from './languages.module.css';
import { StaticTextGroups } from './static-text-groups.tsx';
import {
  isComplete,
  referenceTexts,
  textKeys,
  textOf,
  textProgress,
  textsOf,
  type ReadyTexts,
} from './static-texts.values.ts';
import { filterKeys, textFilters } from './text-filter.ts';
import { TextProgressBar } from './text-progress-bar.tsx';
import { TextToolbar } from './text-toolbar.tsx';
import { useStaticTextsForm } from './use-static-texts-form.ts';

export interface StaticTextsFormProps {
  language: LanguageRecord;
  languages: readonly LanguageRecord[];
  /** Texts that come with the product in the language. */
  ready: ReadyTexts;
  publication: OpenedPublication;
}

const back = { to: adminPaths.languages, label: 'Dil İşlemleri' };

export function StaticTextsForm({ language, languages, ready, publication }: StaticTextsFormProps) {
  const { id, lang, version, page_lang } = language;
  const saved = useMemo(() => textsOf(page_lang, ready), [page_lang, ready]);
  const reference = useMemo(() => referenceTexts(languages, language), [languages, language]);
  const labels = useMemo(
    () => Object.fromEntries(textKeys.map((key) => [key.path, textOf(reference, key)])),
    [reference],
  );
  const filters = useLocalFilters(textFilters);
  const { values } = filters;
  const shown = useMemo(() => filterKeys(values, saved, reference), [values, saved, reference]);
  const { form, published } = useStaticTextsForm({ language, ready, publication, labels });
  return (
    <FormPage
      title={`${lang}: sabit metinler`}
      help={helpOf(language)}
      back={back}
      action={
        <HistoryButton
          of={{ entity: 'language', record: id }}
          dirty={form.dirty}
          onRestore={(restored) => form.change(textsOf((restored as LanguageRecord).page_lang, ready))}
        />
      }
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      published={published}
      side={
        <Panel title="Durum">
          <TextProgressBar label={`${lang}: çevrilen metinler`} progress={textProgress(form.formik.values, language)} />
          <p className={styles.sideText}>
            Süslü parantez içindeki sözcükler ({'{name}'} gibi) yer tutucudur: çevirmeyin, cümlede doğru yere taşıyın.
          </p>
          <p className={styles.sideText}>
            Sayıya göre değişen bir metnin çoğul biçimleri{' '}
            <code lang="en">{'{total, plural, one {# article} other {# articles}}'}</code> gibi yazılır; # sayının
            yeridir.
          </p>
          {language.active === 0 ? (
            <p className={styles.sideText}>Bu dil kapalı. Dil İşlemleri ekranında açtığınızda ziyaretçiler görür.</p>
          ) : null}
        </Panel>
      }
    >
      <TextToolbar filters={filters} saved={isComplete(language) ? null : saved} />
      {shown.length === 0 ? (
        <Panel>
          <EmptyList
            title={values.missing && !values.search ? 'Eksik metin yok.' : 'Bu filtreye uyan metin yok.'}
            text="Aramayı kısaltmayı ya da filtreyi kaldırmayı deneyin."
          />
        </Panel>
      ) : null}
      <StaticTextGroups language={language} reference={reference} shown={shown} onShowAll={filters.clear} />
    </FormPage>
  );
}

function helpOf(language: LanguageRecord): string {
  if (language.is_default === 1) return 'Boş bırakılan metnin yerinde solda yazan hazır metin görünür.';
  return isComplete(language)
    ? 'Solda varsayılan dildeki metin, sağda çevirisi yer alır. Çeviriler hazır gelir, dilediğinizi değiştirin; boş bırakılan metnin yerine hazır çevirisi geçer.'
    : 'Solda varsayılan dildeki metin, sağda çevirisi yer alır. Çevirisi boş bırakılan metin sitede varsayılan dilde görünür.';
}
