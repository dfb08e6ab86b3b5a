import { useMemo } from 'react';
import type { BrandingRecord } from 'shared-contracts/branding';
import { limits } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { brandingStore } from 'shared-contracts/state';
import { TextField } from '../../shared/fields/text-field.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { saveBranding } from './branding.api.ts';
import styles from './branding.module.css';
import { brandingErrors, brandingValues } from './branding.values.ts';
import { ColourField } from './colour.field.tsx';
import { ColourPreview } from './colour-preview.tsx';
import { LogoFields } from './logo.fields.tsx';
import { usePreview } from './use-preview.ts';

interface BrandingFormProps {
  record: BrandingRecord;
}

const labels = {
  projectCompanyName: 'Paneldeki ad',
  companyName: 'Sitedeki ad',
  projectCompanyUrl: 'Şirket bağlantısı',
  mainColor: 'Ana renk',
  secondColor: 'İkinci renk',
  mainLogoPath: 'Logo',
  secondLogoPath: 'Koyu zemin logosu',
  favIcoLogoPath: 'Tarayıcı simgesi',
};

export function BrandingForm({ record }: BrandingFormProps) {
  const { version } = record;
  const initial = useMemo(() => brandingValues(record), [record]);
  const form = useRecordForm({
    form: 'branding',
    // There is one record, and it always stands.
    record: 1,
    version,
    initial,
    texts: { success: messages.updated },
    validate: brandingErrors,
    save: async (values, replaced) => {
      const answer = await saveBranding(values, replaced);
      // The panel's own header shows the new name and logo at once.
      if (answer.success) brandingStore.set(values);
      return answer;
    },
    changes: [api.adminBranding],
  });
  const { mainColor, secondColor, companyName } = form.formik.values;
  const { preview, problems } = usePreview(mainColor, secondColor);
  return (
    <FormPage
      title="Görünüm"
      help="Sitenin ve panelin adı, logoları ve renkleri. Kaydedince hemen geçerli olur."
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
    >
      <Panel title="Adlar">
        <div className={styles.two}>
          <TextField name="companyName" label={labels.companyName} required longest={limits.title.max} />
          <TextField name="projectCompanyName" label={labels.projectCompanyName} required longest={limits.title.max} />
        </div>
        <TextField
          name="projectCompanyUrl"
          label={labels.projectCompanyUrl}
          required
          help="Sitenin altındaki şirket adı ve giriş ekranındaki yardım buraya götürür: / ile başlayan bir yol ya da https adresi."
        />
      </Panel>
      <Panel title="Renkler">
        <div className={styles.two}>
          <ColourField
            name="mainColor"
            label={labels.mainColor}
            help="Düğmeler, bağlantılar ve zeminlerin tonu bundan türer."
            hex={preview?.main}
            problem={problems['mainColor']}
          />
          <ColourField
            name="secondColor"
            label={labels.secondColor}
            help="Az yerde, vurgu için kullanılır."
            hex={preview?.second}
            problem={problems['secondColor']}
          />
        </div>
        {preview ? <ColourPreview preview={preview} companyName={companyName} /> : null}
      </Panel>
      <LogoFields labels={labels} companyName={companyName} />
    </FormPage>
  );
}
