import {
  homeSectionInputSchema,
  homeSectionKindLabels,
  homeSectionKinds,
  type HomeSectionRecord,
} from '@vitrin/shared-contracts/home-sections';
import { adminPaths, api, publicPaths } from '@vitrin/shared-contracts/paths';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { SelectField } from '../../shared/fields/select-field.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { recordKind } from '../../shared/form/record-kind.ts';
import { recordPages, useLanguageContext, type LanguageContext } from '../../shared/form/record-page.tsx';
import { SiteLink } from '../../shared/site-link.tsx';
import { HomeSectionFields } from './home-section.fields.tsx';
import { homeSectionInput, homeSectionValues, type HomeSectionValues } from './home-section.values.ts';
import { SectionKindNote } from './section-kind-note.tsx';

const labels = { kind: 'Tür', active: 'Açık', title: 'Başlık', text: 'Metin' };
const kinds = homeSectionKinds.map((value) => ({ value, label: homeSectionKindLabels[value] }));

const kind = recordKind({
  form: 'home-section',
  history: { entity: 'home-section' },
  isShown: true,
  checked: {
    fields: { title: ['title'], description: ['text'], document: 'text' },
    searchScreen: adminPaths.pageMetaUpdate('home'),
  },
  apiPath: api.adminHomeSections,
  list: { to: adminPaths.homeSections, label: 'Bölümler' },
  insert: { title: 'Yeni bölüm', help: 'Yeni bölüm anasayfanın başına eklenir.' },
  update: { title: 'Bölümü düzenle', help: 'Değişiklikler güncellediğiniz anda anasayfada görünür.' },
  labels,
  schema: homeSectionInputSchema,
  values: (record: HomeSectionRecord | null, { languages }: LanguageContext) => homeSectionValues(record, languages),
  input: homeSectionInput,
  Fields: SectionFields,
  action: <SiteLink path={publicPaths.home} />,
});

export const homeSectionPages = recordPages(kind, useLanguageContext);

interface SectionFieldsProps extends LanguageContext {
  values: HomeSectionValues;
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
