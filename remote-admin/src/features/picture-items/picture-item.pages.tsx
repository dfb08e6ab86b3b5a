import { limits } from '@vitrin/shared-contracts/limits';
import type { PictureItemRecord } from '@vitrin/shared-contracts/picture-items';
import { sliderDefinition } from '@vitrin/shared-contracts/records/picture-item';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { PictureField } from '../../editing/fields/picture-field.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { declaredForm, type FormValues } from '../../editing/form/declared-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { type LanguageContext, recordPages, useLanguageContext } from '../../editing/form/record-page.tsx';
import type { PictureItemKind } from './picture-item-kinds.ts';

type Values = FormValues<typeof sliderDefinition>;

// Slides and certificates have the same fields.
const { labels } = declaredForm(sliderDefinition);

export const pictureItemPages = ({ definition, texts, list, call }: PictureItemKind) => {
  const declared = declaredForm(definition);
  const kind = recordKind({
    ...declared,
    isShown: true,
    apiPath: call,
    list: { to: list, label: texts.title },
    insert: { title: texts.add, help: 'Görsel ve başlık yeter.' },
    update: { title: texts.edit, help: 'Değişiklikler güncellediğiniz anda sitede görünür.' },
    values: (record: PictureItemRecord | null, context: LanguageContext) => declared.values(record, context),
    Fields: (props: FieldsProps) => <PictureItemFields {...props} textHelp={texts.text} />,
    Side: () => <PictureItemSide texts={texts} labels={labels} />,
  });
  return recordPages(kind, useLanguageContext);
};

interface FieldsProps extends LanguageContext {
  values: Values;
}

function PictureItemFields({ values: { translations }, languages, textHelp }: FieldsProps & { textHelp: string }) {
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
        {(abbr) => (
          <>
            <TextField name={`translations.${abbr}.title`} label={labels.title} required maxLength={limits.title.max} />
            <TextAreaField
              name={`translations.${abbr}.text`}
              label={labels.text}
              maxLength={limits.summary.max}
              help={textHelp}
            />
          </>
        )}
      </LanguageTabs>
    </Panel>
  );
}

interface PictureItemSideProps {
  texts: PictureItemKind['texts'];
  labels: Readonly<Record<'media_id' | 'link_url', string>>;
}

/** Fields of a slide or certificate that do not depend on the language. */
function PictureItemSide({ texts, labels }: PictureItemSideProps) {
  return (
    <>
      <Panel title={labels.media_id}>
        <PictureField name="media_id" label={labels.media_id} />
      </Panel>
      <Panel title={labels.link_url}>
        <TextField name="link_url" label={labels.link_url} placeholder="/iletisim" help={texts.link} />
      </Panel>
    </>
  );
}
