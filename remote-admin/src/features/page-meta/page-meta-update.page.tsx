import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  metaRouteLabels,
  pageMetaInputSchema,
  type MetaRoute,
  type PageMetaRecord,
} from '@vitrin/shared-contracts/page-meta';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { Panel } from '../../ui/panel.tsx';
import { recordKind, type RecordParts } from '../../editing/form/record-kind.ts';
import { RecordPage, type LanguageContext } from '../../editing/form/record-page.tsx';
import { translationValues, translationsToSend } from '../../editing/form/translations-to-send.ts';
import { useOpenedRecord } from '../../editing/publication/use-opened-record.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useLanguages } from '../../data/use-languages.ts';
import { MetaRouteTabs, useMetaRoute } from './meta-route.tsx';
import { pageMetaRecordQuery } from './page-meta.api.ts';
import { PageMetaFields } from './page-meta.fields.tsx';

/** The URL stores the page; without one, the list opens. */
export function PageMetaUpdatePage() {
  const route = useMetaRoute();
  const navigate = useNavigate();
  useEffect(() => {
    if (route === null) void navigate(adminPaths.pageMeta, { replace: true });
  }, [route, navigate]);
  return route === null ? null : <PageMetaUpdate key={route} route={route} />;
}

function PageMetaUpdate({ route }: { route: MetaRoute }) {
  const record = useQuery(pageMetaRecordQuery(route));
  const languages = useLanguages();
  const opened = useOpenedRecord(record, { entity: 'page-meta', record: route });
  if (!opened.value || !languages.isSuccess) return <LoadingView queries={[...opened.queries, languages]} />;
  return <RecordPage kind={kinds[route]} context={{ languages: languages.data }} {...opened.value} />;
}

const labels = { title: 'Arama başlığı', description: 'Arama açıklaması' };
const blank = { title: '', description: '' };

interface MetaValues {
  translations: Record<string, typeof blank>;
}

const kindOf = (route: MetaRoute) =>
  recordKind({
    form: `page-meta-${route}`,
    history: { entity: 'page-meta', record: route },
    apiPath: api.adminPageMeta,
    list: { to: adminPaths.pageMeta, label: 'Sayfa Başlıkları' },
    update: {
      title: metaRouteLabels[route],
      help: 'Arama motorlarında ve tarayıcı sekmesinde görünen başlık ile açıklama.',
    },
    labels,
    schema: pageMetaInputSchema,
    values: (record: PageMetaRecord, { languages }: LanguageContext): MetaValues => ({
      translations: translationValues(languages, record.translations, blank, ({ title, description }) => ({
        title: title ?? '',
        description: description ?? '',
      })),
    }),
    input: ({ translations }, record) => ({
      route,
      translations: translationsToSend(translations, record.translations),
    }),
    Fields: MetaFields,
    Tabs: () => <MetaRouteTabs route={route} current="search" />,
  });

const kinds = {
  home: kindOf('home'),
  about_us: kindOf('about_us'),
  blog: kindOf('blog'),
  contact: kindOf('contact'),
  contract: kindOf('contract'),
};

type MetaFieldsProps = RecordParts<PageMetaRecord, MetaValues> & LanguageContext;

function MetaFields({ record: { route }, values: { translations }, languages }: MetaFieldsProps) {
  const fallback = translations[languages[0]?.abbr ?? ''] ?? blank;
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
        {(abbr) => (
          <PageMetaFields
            lang={abbr}
            route={route}
            values={translations[abbr] ?? blank}
            fallback={abbr === languages[0]?.abbr ? blank : fallback}
            labels={labels}
          />
        )}
      </LanguageTabs>
    </Panel>
  );
}
