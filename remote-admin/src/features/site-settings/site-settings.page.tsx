import {
  recogniseIntegrations,
  siteSettingsSchema,
  type Provider,
  type SiteSettings,
  type SiteSettingsRecord,
} from '@vitrin/shared-contracts/integrations';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { ChipsField } from '../../editing/fields/chips-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { settingsPage } from '../../editing/form/record-page.tsx';
import { sendForm } from '../../data/http.ts';
import { ScriptField } from './script.field.tsx';
import styles from './site-settings.module.css';

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

export const SiteSettingsPage = settingsPage(
  recordKind({
    form: 'site-settings',
    history: { entity: 'site-settings', record: 'site' },
    apiPath: api.adminSiteSettings,
    update: { title: 'Entegrasyonlar', help: 'Ölçüm ve reklam araçları ile sitenin anahtar sözcükleri.' },
    labels,
    schema: siteSettingsSchema,
    values: ({ google_script, yandex_script, fb_pixel_script, keywords }: SiteSettingsRecord) => ({
      google_script,
      yandex_script,
      fb_pixel_script,
      keywords,
    }),
    // The chips are one field: an error of one chip is shown below the whole field.
    errors: (found) =>
      Object.fromEntries(Object.entries(found).map(([path, message]) => [path.replace(/\[\d+\]$/, ''), message])),
    // Keywords are sent as a comma-separated string (product §3).
    send: (input, _record, _key, published) =>
      sendForm('PUT', api.adminSiteSettings, { ...input, keywords: input.keywords.join(','), ...published }),
    Fields: SiteSettingsFields,
    Side: SettingsExplanation,
  }),
);

function SiteSettingsFields({ values }: { values: Omit<SiteSettings, 'version'> }) {
  const recognised = recogniseIntegrations(values);
  return (
    <>
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
          maxLength={limits.keyword.max}
          maxCount={limits.keywords}
        />
      </Panel>
    </>
  );
}

/** Explains who may change these settings and what reaches visitors (product §12). */
function SettingsExplanation() {
  return (
    <Panel title="Ne çalışır, ne çalışmaz?">
      <dl className={styles.rules}>
        <dt>Yalnızca tanınan kimlikler</dt>
        <dd>Yapıştırdığınız kod olduğu gibi çalıştırılmaz; içindeki kimlik bulunur ve aracı site kendisi başlatır.</dd>
        <dt>Önce ziyaretçinin izni</dt>
        <dd>Çerez tercihinde ilgili bölüm kabul edilmeden hiçbir araç yüklenmez.</dd>
        <dt>Panelde hiç çalışmaz</dt>
        <dd>
          Panelde ve girişte hiçbir araç çalışmaz; sitede de oturumu açık olan çalışanlar sayılmaz. Denemek için gizli
          pencere açın.
        </dd>
        <dt>Kim değiştirebilir?</dt>
        <dd>Yönetici ve Süper Yönetici. Her değişiklik Kayıtlar ekranına yazılır.</dd>
      </dl>
    </Panel>
  );
}
