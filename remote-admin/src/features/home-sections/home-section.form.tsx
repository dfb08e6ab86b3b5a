import { useMemo } from 'react';
import { homeSectionKindLabels, homeSectionKinds, type HomeSectionRecord } from 'shared-contracts/home-sections';
import type { LanguageRecord } from 'shared-contracts/languages';
import { messages } from 'shared-contracts/messages';
import { adminPaths, api, publicPaths } from 'shared-contracts/paths';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { SelectField } from '../../shared/fields/select-field.tsx';
import { SwitchField } from '../../shared/fields/switch-field.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { SiteLink } from '../../shared/site-link.tsx';
import { HomeSectionFields } from './home-section.fields.tsx';
import { homeSectionErrors, homeSectionForm, homeSectionValues } from './home-section.values.ts';
import { createSection, updateSection } from './home-sections.api.ts';
import { SectionKindNote } from './section-kind-note.tsx';

interface HomeSectionFormPageProps {
  /** Null: a new section. */
  record: HomeSectionRecord | null;
  languages: readonly LanguageRecord[];
  onSaved?: () => void;
}

const labels = { kind: 'Tür', active: 'Açık', title: 'Başlık', text: 'Metin' };
const kinds = homeSectionKinds.map((value) => ({ value, label: homeSectionKindLabels[value] }));
const back = { to: adminPaths.homeSections, label: 'Bölümler' };

export function HomeSectionFormPage({ record, languages, onSaved }: HomeSectionFormPageProps) {
  const version = record?.version ?? null;
  const initial = useMemo(() => homeSectionValues(record, languages), [record, languages]);
  const form = useRecordForm({
    form: 'home-section',
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.updated : messages.created },
    validate: (values) => homeSectionErrors(homeSectionForm(values, record, version)),
    save: (values, replaced, key) => {
      const input = homeSectionForm(values, record, replaced);
      return record ? updateSection(record.id, input) : createSection(input, key);
    },
    changes: [api.adminHomeSections],
    onSaved,
  });
  const { kind, translations } = form.formik.values;
  return (
    <FormPage
      title={record ? 'Bölümü düzenle' : 'Yeni bölüm'}
      help={record ? 'Değişiklikler kaydettiğiniz anda anasayfada görünür.' : 'Yeni bölüm anasayfanın başına eklenir.'}
      back={back}
      action={record ? <SiteLink path={publicPaths.home} /> : null}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={
        <Panel title="Görünürlük">
          <SwitchField
            name="active"
            label={labels.active}
            help={{ on: 'Anasayfada görünür.', off: 'Kapalı: anasayfada görünmez, burada saklanır.' }}
          />
        </Panel>
      }
    >
      <Panel>
        <SelectField name="kind" label={labels.kind} options={kinds} />
        <SectionKindNote kind={kind} />
      </Panel>
      <Panel>
        <LanguageTabs languages={languages} filled={(abbr) => Object.values(translations[abbr] ?? {}).some(Boolean)}>
          {(abbr) => <HomeSectionFields lang={abbr} kind={kind} labels={labels} />}
        </LanguageTabs>
      </Panel>
    </FormPage>
  );
}
