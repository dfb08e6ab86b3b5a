import { pageHeaderInputSchema } from '@vitrin/shared-contracts/content-inputs';
import type { HeaderRoute, PageHeader, PageHeaderRecord } from '@vitrin/shared-contracts/page-headers';
import { metaRouteLabels } from '@vitrin/shared-contracts/page-meta';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { recordKind, type RecordParts } from '../../editing/form/record-kind.ts';
import type { LanguageContext } from '../../editing/form/record-page.tsx';
import { translationValues, translationsToSend } from '../../editing/form/translations-to-send.ts';
import { MetaRouteTabs } from '../page-meta/meta-route.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { PageHeaderFields } from './page-header.fields.tsx';

const labels = { title: 'Başlık', text: 'Metin', picture: 'Görsel' };
const blank: PageHeader = { title: '', text: '', picture: null };

interface HeaderValues {
  translations: Record<string, PageHeader>;
}

/** Returns the form of the header of one page. */
function kindOf(route: HeaderRoute) {
  return recordKind({
    form: `page-header-${route}`,
    history: { entity: 'page-header', record: route },
    isShown: route !== 'contract',
    apiPath: api.adminPageHeaders,
    list: { to: adminPaths.pageMeta, label: 'Sayfa Başlıkları' },
    update: {
      title: metaRouteLabels[route],
      help: 'Sayfanın üstünde, içeriğinden önce görünen başlık, metin ve görsel.',
    },
    labels,
    schema: pageHeaderInputSchema,
    values: ({ translations }: PageHeaderRecord, { languages }: LanguageContext): HeaderValues => ({
      translations: translationValues(languages, translations, blank, (header) => header),
    }),
    input: ({ translations }, record) => {
      const sent = Object.entries(translations).map(([lang, { picture, ...texts }]) => [
        lang,
        { ...texts, picture: picture?.id ?? null },
      ]);
      const headers = Object.fromEntries(sent) as Record<string, object>;
      return { route, translations: translationsToSend(headers, record.translations) };
    },
    Fields: HeaderTabs,
    Tabs: () => <MetaRouteTabs route={route} current="header" />,
  });
}

export const pageHeaderKinds = {
  about_us: kindOf('about_us'),
  blog: kindOf('blog'),
  contact: kindOf('contact'),
  contract: kindOf('contract'),
};

function HeaderTabs({ record, values, languages }: RecordParts<PageHeaderRecord, HeaderValues> & LanguageContext) {
  return (
    <ContentTabs
      languages={languages}
      translations={values.translations}
      blank={blank}
      isFilled={({ title }) => title.trim() !== ''}
    >
      {(path, _values, fallback) => (
        <PageHeaderFields path={path} fallback={fallback} route={record.route} labels={labels} />
      )}
    </ContentTabs>
  );
}
