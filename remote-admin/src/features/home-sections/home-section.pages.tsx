import { homeSectionKindLabels, homeSectionKinds } from 'shared-contracts/home-sections';
import type { LanguageRecord } from 'shared-contracts/languages';
import { messages } from 'shared-contracts/messages';
import { adminPaths, api, publicPaths } from 'shared-contracts/paths';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { SelectField } from '../../shared/fields/select-field.tsx';
import { SwitchField } from '../../shared/fields/switch-field.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { recordPages } from '../../shared/form/record-page.tsx';
import { SiteLink } from '../../shared/site-link.tsx';
import { HomeSectionFields } from './home-section.fields.tsx';
import {
  homeSectionErrors,
  homeSectionForm,
  homeSectionValues,
  type HomeSectionValues,
} from './home-section.values.ts';
import { createSection, sectionQuery, updateSection } from './home-sections.api.ts';
import { SectionKindNote } from './section-kind-note.tsx';

const labels = { kind: 'Tür', active: 'Açık', title: 'Başlık', text: 'Metin' };
const kinds = homeSectionKinds.map((value) => ({ value, label: homeSectionKindLabels[value] }));

export const homeSectionPages = recordPages({
  form: 'home-section',
  list: { to: adminPaths.homeSections, label: 'Bölümler' },
  insert: { title: 'Yeni bölüm', help: 'Yeni bölüm anasayfanın başına eklenir.', saved: messages.created },
  update: {
    title: 'Bölümü düzenle',
    help: 'Değişiklikler kaydettiğiniz anda anasayfada görünür.',
    saved: messages.updated,
  },
  labels,
  query: sectionQuery,
  values: homeSectionValues,
  input: homeSectionForm,
  errors: homeSectionErrors,
  create: createSection,
  save: updateSection,
  changes: [api.adminHomeSections],
  Fields: SectionFields,
  side: (
    <Panel title="Görünürlük">
      <SwitchField
        name="active"
        label={labels.active}
        help={{ on: 'Anasayfada görünür.', off: 'Kapalı: anasayfada görünmez, burada saklanır.' }}
      />
    </Panel>
  ),
  action: <SiteLink path={publicPaths.home} />,
});

interface SectionFieldsProps {
  values: HomeSectionValues;
  languages: readonly LanguageRecord[];
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
