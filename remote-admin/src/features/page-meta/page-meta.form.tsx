import { useMemo } from 'react';
import type { LanguageRecord } from 'shared-contracts/languages';
import { messages } from 'shared-contracts/messages';
import { metaRouteLabels, type PageMetaRecord } from 'shared-contracts/page-meta';
import { adminPaths, api } from 'shared-contracts/paths';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { MetaRouteTabs } from './meta-route.tsx';
import { PageMetaFields } from './page-meta.fields.tsx';
import { savePageMeta } from './page-meta.api.ts';
import { blankMeta, pageMetaErrors, pageMetaInput, pageMetaValues } from './page-meta.values.ts';

interface PageMetaFormProps {
  record: PageMetaRecord;
  languages: readonly LanguageRecord[];
}

const labels = { title: 'Arama başlığı', description: 'Arama açıklaması' };
const back = { to: adminPaths.pageMeta, label: 'Sayfa Başlıkları' };

export function PageMetaForm({ record, languages }: PageMetaFormProps) {
  const { route, version } = record;
  const initial = useMemo(() => pageMetaValues(record, languages), [record, languages]);
  const form = useRecordForm({
    form: `page-meta-${route}`,
    // Every page has its record, saved or not.
    record: 1,
    version,
    initial,
    texts: { success: messages.updated },
    validate: (values) => pageMetaErrors(pageMetaInput(values, record, version)),
    save: (values, replaced) => savePageMeta(pageMetaInput(values, record, replaced ?? version)),
    changes: [api.adminPageMeta],
  });
  const { translations } = form.formik.values;
  const fallback = translations[languages[0]?.abbr ?? ''] ?? blankMeta;
  return (
    <FormPage
      title={metaRouteLabels[route]}
      help="Arama motorlarında ve tarayıcı sekmesinde görünen başlık ile açıklama."
      back={back}
      tabs={<MetaRouteTabs route={route} current="search" />}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
    >
      <Panel>
        <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
          {(abbr) => (
            <PageMetaFields
              lang={abbr}
              route={route}
              values={translations[abbr] ?? blankMeta}
              fallback={abbr === languages[0]?.abbr ? blankMeta : fallback}
              labels={labels}
            />
          )}
        </LanguageTabs>
      </Panel>
    </FormPage>
  );
}
