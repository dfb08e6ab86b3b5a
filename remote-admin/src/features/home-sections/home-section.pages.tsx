import {
  homeSectionKindLabels,
  homeSectionKinds,
  type HomeSectionRecord,
} from '@vitrin/shared-contracts/home-sections';
import { adminPaths, api, publicPaths } from '@vitrin/shared-contracts/paths';
import { homeSectionDefinition } from '@vitrin/shared-contracts/records/home-section';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { declaredForm, type FormValues } from '../../editing/form/declared-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { recordPages, useLanguageContext, type LanguageContext } from '../../editing/form/record-page.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { HomeSectionFields } from './home-section.fields.tsx';
import { SectionKindNote } from './section-kind-note.tsx';

const declared = declaredForm(homeSectionDefinition);
const { labels } = declared;
const kinds = homeSectionKinds.map((value) => ({ value, label: homeSectionKindLabels[value] }));

const kind = recordKind({
  ...declared,
  isShown: true,
  checked: {
    fields: { title: ['title'], description: ['text'], document: 'text' },
    searchScreen: adminPaths.pageMetaUpdate('home'),
  },
  apiPath: api.adminHomeSections,
  list: { to: adminPaths.homeSections, label: 'Bölümler' },
  insert: { title: 'Yeni bölüm', help: 'Yeni bölüm anasayfanın başına eklenir.' },
  update: { title: 'Bölümü düzenle', help: 'Değişiklikler güncellediğiniz anda anasayfada görünür.' },
  values: (record: HomeSectionRecord | null, context: LanguageContext) => declared.values(record, context),
  Fields: SectionFields,
  action: <SiteLink path={publicPaths.home} />,
});

export const homeSectionPages = recordPages(kind, useLanguageContext);

interface SectionFieldsProps extends LanguageContext {
  values: FormValues<typeof homeSectionDefinition>;
}

function SectionFields({ values: { kind, translations }, languages }: SectionFieldsProps) {
  return (
    <>
      <Panel>
        <SelectField name="kind" label={labels.kind} options={kinds} />
        <SectionKindNote kind={kind} />
      </Panel>
      <Panel>
        <LanguageTabs languages={languages} filled={(abbr) => Object.values(translations[abbr] ?? {}).some(Boolean)}>
          {(abbr) => <HomeSectionFields lang={abbr} kind={kind} labels={labels} />}
        </LanguageTabs>
      </Panel>
    </>
  );
}
