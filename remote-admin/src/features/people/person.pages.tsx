import { adminPaths, api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { PersonRecord } from '@vitrin/shared-contracts/people';
import { personDefinition } from '@vitrin/shared-contracts/records/person';
import { listAddress } from '../../data/list-address.ts';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { blankTexts, declaredForm, type FormValues } from '../../editing/form/declared-form.ts';
import { recordKind } from '../../editing/form/record-kind.ts';
import { recordPages, useLanguageContext, type LanguageContext } from '../../editing/form/record-page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PersonSide } from './person-side.tsx';
import { PersonTranslationFields } from './person-translation.fields.tsx';

type Values = FormValues<typeof personDefinition>;

const declared = declaredForm(personDefinition);
const { labels } = declared;
const noTexts = blankTexts(personDefinition);

const kind = recordKind({
  ...declared,
  linked: 'person',
  isShown: true,
  checked: {
    fields: { title: ['seo_title', 'name'], description: ['seo_description', 'summary'], document: 'document' },
    pagePath: (slug: string) => listAddress(publicPaths.person(slug)),
    pictures: ({ portrait_id }: Values) => [{ path: 'portrait_id', label: labels.portrait_id, picture: portrait_id }],
  },
  apiPath: api.adminPeople,
  list: { to: adminPaths.people, label: 'Ekip' },
  insert: { title: 'Yeni kişi', help: 'Ad ve onay tarihi yeter. Yayınlayana kadar sitede görünmez.' },
  update: { title: 'Kişiyi düzenle', help: 'Değişiklikler güncellediğiniz anda sitede görünür.' },
  values: (record: PersonRecord | null, context: LanguageContext) => declared.values(record, context),
  // The consent is that of one person.
  notCopied: ['consent_on'],
  Fields: PersonFields,
  Side: () => <PersonSide labels={labels} />,
});

export const personPages = recordPages(kind, useLanguageContext);

function PersonFields({ values, languages }: LanguageContext & { values: Values }) {
  const { translations, has_page } = values;
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.name.trim())}>
        {(abbr) => (
          <PersonTranslationFields
            lang={abbr}
            values={translations[abbr] ?? noTexts}
            labels={labels}
            hasPage={has_page === 1}
          />
        )}
      </LanguageTabs>
    </Panel>
  );
}
