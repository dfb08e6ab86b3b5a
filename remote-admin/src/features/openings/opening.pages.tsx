import type { OpeningRecord } from '@vitrin/shared-contracts/openings';
import { adminPaths, api, publicPaths } from '@vitrin/shared-contracts/paths';
import { openingDefinition } from '@vitrin/shared-contracts/records/opening';
import { listAddress } from '../../data/list-address.ts';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { blankTexts, declaredForm, type FormValues } from '../../editing/form/declared-form.ts';
import { recordKind } from '../../editing/form/record-kind.ts';
import { recordPages, useLanguageContext, type LanguageContext } from '../../editing/form/record-page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { OpeningSide } from './opening-side.tsx';
import { OpeningTranslationFields } from './opening-translation.fields.tsx';

type Values = FormValues<typeof openingDefinition>;

const declared = declaredForm(openingDefinition);
const { labels } = declared;
const noTexts = blankTexts(openingDefinition);

const kind = recordKind({
  ...declared,
  linked: 'opening',
  isShown: true,
  checked: {
    fields: { title: ['seo_title', 'title'], description: ['seo_description', 'summary'], document: 'document' },
    pagePath: (slug: string) => listAddress(publicPaths.opening(slug)),
  },
  apiPath: api.adminOpenings,
  list: { to: adminPaths.openings, label: 'İş ilanları' },
  insert: { title: 'Yeni iş ilanı', help: 'Başlık, metin ve il yeter. Yayınlayana kadar sitede görünmez.' },
  update: { title: 'İş ilanını düzenle', help: 'Değişiklikler güncellediğiniz anda sitede görünür.' },
  values: (record: OpeningRecord | null, context: LanguageContext) => declared.values(record, context),
  // The last day of a copy would be over.
  notCopied: ['closes_on'],
  Fields: OpeningFields,
  Side: () => <OpeningSide labels={labels} />,
});

export const openingPages = recordPages(kind, useLanguageContext);

function OpeningFields({ values: { translations }, languages }: LanguageContext & { values: Values }) {
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
        {(abbr) => <OpeningTranslationFields lang={abbr} values={translations[abbr] ?? noTexts} labels={labels} />}
      </LanguageTabs>
    </Panel>
  );
}
