import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { socialLinkDefinition } from '@vitrin/shared-contracts/records/social-link';
import { socialIconOf, type SocialLinkRecord } from '@vitrin/shared-contracts/social-media';
import { TextField } from '../../editing/fields/text-field.tsx';
import { declaredForm } from '../../editing/form/declared-form.ts';
import { recordKind } from '../../editing/form/record-kind.ts';
import { sendForm } from '../../data/http.ts';
import { SocialIconField } from './social-icon.field.tsx';

const declared = declaredForm(socialLinkDefinition);
const { labels } = declared;

export const socialLinkKind = recordKind({
  ...declared,
  apiPath: api.adminSocialMedia,
  insert: { title: 'Yeni sosyal medya bağlantısı' },
  update: { title: 'Bağlantıyı düzenle' },
  // Without an icon, it is selected by the URL.
  values: (record: SocialLinkRecord | null) => declared.values(record, { languages: [] }),
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
