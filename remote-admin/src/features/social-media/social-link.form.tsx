import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { socialIconOf, socialLinkInputSchema, type SocialLinkRecord } from '@vitrin/shared-contracts/social-media';
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
  // The icon itself: a draft without one would differ from what is published of it.
  input: ({ icon_name, ...link }) => ({ ...link, icon_name: icon_name === '' ? socialIconOf(link.uri) : icon_name }),
  send: (input, record, key, published) => {
    const fields = { ...input, ...published };
    return record ? sendForm('PUT', api.adminSocialMedia, fields) : sendForm('POST', api.adminSocialMedia, fields, key);
  },
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
