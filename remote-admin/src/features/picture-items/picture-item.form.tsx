import { useMemo } from 'react';
import type { LanguageRecord } from 'shared-contracts/languages';
import { limits } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';
import type { PictureItemRecord } from 'shared-contracts/picture-items';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { TextAreaField } from '../../shared/fields/text-area-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';
import { PictureItemSide } from './picture-item-side.tsx';
import { pictureItemErrors, pictureItemForm, pictureItemValues } from './picture-item.values.ts';
import { createItem, updateItem } from './picture-items.api.ts';

interface PictureItemFormProps {
  kind: PictureItemKind;
  /** Null: a new one. */
  record: PictureItemRecord | null;
  languages: readonly LanguageRecord[];
  onSaved?: () => void;
}

const labels = { title: 'Başlık', text: 'Metin', media_id: 'Görsel', link_url: 'Bağlantı', active: 'Yayında' };

export function PictureItemForm({ kind, record, languages, onSaved }: PictureItemFormProps) {
  const { words, list } = kind;
  const version = record?.version ?? null;
  const initial = useMemo(() => pictureItemValues(record, languages), [record, languages]);
  const form = useRecordForm({
    form: kind.form,
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.updated : messages.created },
    validate: (values) => pictureItemErrors(pictureItemForm(values, record, version)),
    save: (values, replaced, key) => {
      const input = pictureItemForm(values, record, replaced);
      return record ? updateItem(kind, record.id, input) : createItem(kind, input, key);
    },
    changes: [kind.call],
    onSaved,
  });
  const { translations } = form.formik.values;
  return (
    <FormPage
      title={record ? words.edit : words.add}
      help={record ? 'Değişiklikler kaydettiğiniz anda sitede görünür.' : 'Görsel ve başlık yeter.'}
      back={{ to: list, label: words.title }}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={<PictureItemSide words={words} labels={labels} />}
    >
      <Panel>
        <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
          {(abbr) => (
            <>
              <TextField name={`translations.${abbr}.title`} label={labels.title} required longest={limits.title.max} />
              <TextAreaField
                name={`translations.${abbr}.text`}
                label={labels.text}
                longest={limits.summary.max}
                help={words.text}
              />
            </>
          )}
        </LanguageTabs>
      </Panel>
    </FormPage>
  );
}
