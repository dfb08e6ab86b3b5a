import { useMemo } from 'react';
import type { ContactItemRecord, ContactSection } from 'shared-contracts/contact-information';
import type { LanguageRecord } from 'shared-contracts/languages';
import { limits } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { SelectField } from '../../shared/fields/select-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { ContactContentField } from './contact-content.field.tsx';
import { createContactItem, updateContactItem } from './contact-information.api.ts';
import { contactItemErrors, contactItemValues } from './contact-item.values.ts';
import { sectionWords } from './contact-sections.ts';

interface ContactItemDialogProps {
  /** Null: a new item. */
  record: ContactItemRecord | null;
  section: ContactSection;
  languages: readonly LanguageRecord[];
  onClose: () => void;
}

export function ContactItemDialog({ record, section, languages, onClose }: ContactItemDialogProps) {
  const version = record?.version ?? null;
  const initial = useMemo(() => contactItemValues(record, section), [record, section]);
  const form = useRecordForm({
    form: `contact-information-${section}`,
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.updated : messages.created },
    validate: contactItemErrors,
    save: (values, replaced, key) =>
      record ? updateContactItem(record.id, replaced, values) : createContactItem(values, key),
    changes: [api.adminContactInformation],
    onSaved: onClose,
  });
  const { label, content } = sectionWords[section];
  const labels = { name: 'Ad', content_data: content, lang: 'Gösterildiği dil' };
  return (
    <FormDialog
      title={record ? `${label}: düzenle` : `${label}: yeni`}
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
        placeholder={section === 'shift' ? 'Çalışma saatleri' : 'Merkez ofis'}
      />
      <ContactContentField section={section} />
      <SelectField
        name="lang"
        label={labels.lang}
        options={[
          { value: '', label: 'Tüm diller' },
          ...languages.map(({ abbr, lang }) => ({ value: abbr, label: `Yalnızca ${lang}` })),
        ]}
        help="Adı çevrilmesi gereken bilgileri her dil için ayrı ekleyin."
      />
    </FormDialog>
  );
}
