import { limits } from 'shared-contracts/limits';
import { api } from 'shared-contracts/paths';
import { socialLinkInputSchema, type SocialLinkRecord } from 'shared-contracts/social-media';
import { TextField } from '../../shared/fields/text-field.tsx';
import { recordKind } from '../../shared/form/record-kind.ts';
import { sendForm } from '../../shared/http.ts';
import { SocialIconField } from './social-icon.field.tsx';

const labels = { name: 'Ad', uri: 'Adres', icon_name: 'Simge' };

export const socialLinkKind = recordKind({
  form: 'social-media',
  history: { entity: 'social-media' },
  apiPath: api.adminSocialMedia,
  insert: { title: 'Yeni sosyal medya bağlantısı' },
  update: { title: 'Bağlantıyı düzenle' },
  labels,
  schema: socialLinkInputSchema,
  values: (record: SocialLinkRecord | null) => ({
    name: record?.name ?? '',
    uri: record?.uri ?? '',
    // Empty: the icon is selected by the URL.
    icon_name: record?.icon_name ?? '',
  }),
  send: ({ icon_name = '', ...input }, record, key) =>
    record
      ? sendForm('PUT', api.adminSocialMedia, { ...input, icon_name })
      : sendForm('POST', api.adminSocialMedia, { ...input, icon_name }, key),
  Fields: SocialLinkFields,
});

function SocialLinkFields({ values: { uri } }: { values: { uri: string } }) {
  return (
    <>
      <TextField
        name="name"
        label={labels.name}
        required
        maxLength={limits.title.max}
        help="Ekran okuyucu kullananlara simgenin yerine bu ad okunur."
      />
      <TextField name="uri" label={labels.uri} type="url" required placeholder="https://www.linkedin.com/company/…" />
      <SocialIconField label={labels.icon_name} uri={uri} />
    </>
  );
}
