import { useMemo } from 'react';
import { limits } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import type { SocialLinkRecord } from 'shared-contracts/social-media';
import { TextField } from '../../shared/fields/text-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { SocialIconField } from './social-icon.field.tsx';
import { socialLinkErrors, socialLinkValues } from './social-link.values.ts';
import { createSocialLink, updateSocialLink } from './social-media.api.ts';

interface SocialLinkDialogProps {
  /** Null: a new link. */
  record: SocialLinkRecord | null;
  onClose: () => void;
}

const labels = { name: 'Ad', uri: 'Adres', icon_name: 'Simge' };

export function SocialLinkDialog({ record, onClose }: SocialLinkDialogProps) {
  const version = record?.version ?? null;
  const initial = useMemo(() => socialLinkValues(record), [record]);
  const form = useRecordForm({
    form: 'social-media',
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.updated : messages.created },
    validate: socialLinkErrors,
    save: (values, replaced, key) =>
      record ? updateSocialLink(record.id, replaced, values) : createSocialLink(values, key),
    changes: [api.adminSocialMedia],
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={record ? 'Bağlantıyı düzenle' : 'Yeni sosyal medya bağlantısı'}
      form={form}
      version={version}
      labels={labels}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={labels.name}
        required
        longest={limits.title.max}
        help="Ekran okuyucu kullananlara simgenin yerine bu ad okunur."
      />
      <TextField name="uri" label={labels.uri} type="url" required placeholder="https://www.linkedin.com/company/…" />
      <SocialIconField label={labels.icon_name} uri={form.formik.values.uri} />
    </FormDialog>
  );
}
