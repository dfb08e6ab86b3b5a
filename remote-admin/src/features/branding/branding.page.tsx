import { brandingUpdateSchema, type Branding, type BrandingRecord } from '@vitrin/shared-contracts/branding';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { brandingStore } from '@vitrin/shared-contracts/state';
import { TextField } from '../../editing/fields/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { settingsPage } from '../../editing/form/record-page.tsx';
import { sendForm } from '../../data/http.ts';
import styles from './branding.module.css';
import { ColourField } from './colour.field.tsx';
import { ColourPreview } from './colour-preview.tsx';
import { LogoFields } from './logo.fields.tsx';
import { LookFields } from './look.fields.tsx';
import { usePreview } from './use-preview.ts';

const labels = {
  projectCompanyName: 'Paneldeki ad',
  companyName: 'Sitedeki ad',
  projectCompanyUrl: 'Şirket bağlantısı',
  mainColor: 'Ana renk',
  secondColor: 'İkinci renk',
  mainLogoPath: 'Logo',
  secondLogoPath: 'Koyu zemin logosu',
  favIcoLogoPath: 'Tarayıcı simgesi',
  look: 'Tasarım',
  lookOptions: 'Tasarım seçenekleri',
};

export const BrandingPage = settingsPage(
  recordKind({
    form: 'branding',
    history: { entity: 'branding', record: 'site' },
    isShown: true,
    isOnEveryPage: true,
    apiPath: api.adminBranding,
    update: {
      title: 'Görünüm',
      help: 'Sitenin ve panelin adı, logoları ve renkleri, sitenin tasarımı. Güncellediğinizde hemen geçerli olur.',
    },
    labels,
    // The server validates colours when it generates the preview.
    schema: brandingUpdateSchema,
    values: ({ version: _version, ...branding }: BrandingRecord): Branding => branding,
    // Omitted on the first save: there is no stored version yet.
    input: (values, _record, replaced) => ({ ...values, version: replaced || undefined }),
    send: async ({ version, ...branding }, _record, _key, published) => {
      const sent = { ...branding, ...(version ? { version } : {}), ...published };
      const answer = await sendForm('PUT', api.adminBranding, sent);
      // Updates name and logo in the panel's own header at once.
      if (answer.success) brandingStore.set(branding);
      return answer;
    },
    Fields: BrandingFields,
  }),
);

function BrandingFields({ values: { mainColor, secondColor, companyName } }: { values: Branding }) {
  const { preview, fieldErrors } = usePreview(mainColor, secondColor);
  return (
    <>
      <Panel title="Adlar">
        <div className={styles.two}>
          <TextField name="companyName" label={labels.companyName} required maxLength={limits.title.max} />
          <TextField
            name="projectCompanyName"
            label={labels.projectCompanyName}
            required
            maxLength={limits.title.max}
          />
        </div>
        <TextField
          name="projectCompanyUrl"
          label={labels.projectCompanyUrl}
          required
          help="Sitenin altındaki şirket adı ve giriş ekranındaki yardım bağlantısı bu adresi açar: / ile başlayan bir yol ya da https adresi."
        />
      </Panel>
      <LookFields />
      <Panel title="Renkler">
        <div className={styles.two}>
          <ColourField
            name="mainColor"
            label={labels.mainColor}
            help="Düğmeler, bağlantılar ve zemin tonları bu renkten türetilir."
            hex={preview?.main}
            serverError={fieldErrors['mainColor']}
          />
          <ColourField
            name="secondColor"
            label={labels.secondColor}
            help="Yalnızca vurgu için, az sayıda yerde kullanılır."
            hex={preview?.second}
            serverError={fieldErrors['secondColor']}
          />
        </div>
        {preview ? <ColourPreview preview={preview} companyName={companyName} /> : null}
      </Panel>
      <LogoFields labels={labels} companyName={companyName} />
    </>
  );
}
