import type { LanguageRecord } from 'shared-contracts/languages';
import { limits } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { TextAreaField } from '../../shared/fields/text-area-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { recordPages } from '../../shared/form/record-page.tsx';
import type { PictureItemKind } from './picture-item-kinds.ts';
import { PictureItemSide } from './picture-item-side.tsx';
import {
  pictureItemErrors,
  pictureItemForm,
  pictureItemValues,
  type PictureItemValues,
} from './picture-item.values.ts';
import { createItem, itemQuery, updateItem } from './picture-items.api.ts';

const labels = { title: 'Başlık', text: 'Metin', media_id: 'Görsel', link_url: 'Bağlantı', active: 'Yayında' };

export const pictureItemPages = (kind: PictureItemKind) => {
  const { form, words, list, call } = kind;
  return recordPages({
    form,
    list: { to: list, label: words.title },
    insert: { title: words.add, help: 'Görsel ve başlık yeter.', saved: messages.created },
    update: {
      title: words.edit,
      help: 'Değişiklikler kaydettiğiniz anda sitede görünür.',
      saved: messages.updated,
    },
    labels,
    query: (id) => itemQuery(kind, id),
    values: pictureItemValues,
    input: pictureItemForm,
    errors: pictureItemErrors,
    create: (input, key) => createItem(kind, input, key),
    save: (id, input) => updateItem(kind, id, input),
    changes: [call],
    Fields: (props) => <PictureItemFields {...props} textHelp={words.text} />,
    side: <PictureItemSide words={words} labels={labels} />,
  });
};

interface PictureItemFieldsProps {
  values: PictureItemValues;
  languages: readonly LanguageRecord[];
  textHelp: string;
}

function PictureItemFields({ values: { translations }, languages, textHelp }: PictureItemFieldsProps) {
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
        {(abbr) => (
          <>
            <TextField name={`translations.${abbr}.title`} label={labels.title} required longest={limits.title.max} />
            <TextAreaField
              name={`translations.${abbr}.text`}
              label={labels.text}
              longest={limits.summary.max}
              help={textHelp}
            />
          </>
        )}
      </LanguageTabs>
    </Panel>
  );
}
