import { useMemo } from 'react';
import { recogniseIntegrations, type Provider, type SiteSettingsRecord } from 'shared-contracts/integrations';
import { limits } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { ChipsField } from '../../shared/fields/chips-field.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { ScriptField } from './script.field.tsx';
import { saveSiteSettings } from './site-settings.api.ts';
import { siteSettingsErrors, siteSettingsValues } from './site-settings.values.ts';
import { WhatRuns } from './what-runs.tsx';

interface SiteSettingsFormProps {
  record: SiteSettingsRecord;
}

const labels = {
  google_script: 'Google',
  yandex_script: 'Yandex Metrica',
  fb_pixel_script: 'Facebook Pixel',
  keywords: 'Anahtar sözcükler',
};

const scripts: readonly {
  name: 'google_script' | 'yandex_script' | 'fb_pixel_script';
  provider: Provider;
  help: string;
}[] = [
  {
    name: 'google_script',
    provider: 'google',
    help: 'Analytics (G-…), Tag Manager (GTM-…) ya da Ads (AW-…) kimliği veya kodun tamamı.',
  },
  { name: 'yandex_script', provider: 'yandex', help: 'Sayaç numarası veya kodun tamamı.' },
  { name: 'fb_pixel_script', provider: 'facebook', help: 'Pixel numarası veya kodun tamamı.' },
];

export function SiteSettingsForm({ record }: SiteSettingsFormProps) {
  const { version } = record;
  const initial = useMemo(() => siteSettingsValues(record), [record]);
  const form = useRecordForm({
    form: 'site-settings',
    // There is one record, and it always stands.
    record: 1,
    version,
    initial,
    texts: { success: messages.updated },
    validate: siteSettingsErrors,
    save: saveSiteSettings,
    changes: [api.adminSiteSettings],
  });
  const { values } = form.formik;
  const recognised = recogniseIntegrations(values);
  return (
    <FormPage
      title="Entegrasyonlar"
      help="Ölçüm ve reklam araçları ile sitenin anahtar sözcükleri."
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={<WhatRuns />}
    >
      <Panel title="Araçlar">
        {scripts.map(({ name, provider, help }) => (
          <ScriptField
            key={name}
            name={name}
            label={labels[name]}
            help={help}
            value={values[name]}
            recognised={recognised.filter((each) => each.provider === provider)}
          />
        ))}
      </Panel>
      <Panel title="Arama motorları">
        <ChipsField
          name="keywords"
          label={labels.keywords}
          help="Her sözcüğü Enter ya da virgülle bitirin. Her sayfanın arama motorlarına verdiği anahtar sözcüklerdir."
          longest={limits.keyword.max}
          most={limits.keywords}
        />
      </Panel>
    </FormPage>
  );
}
