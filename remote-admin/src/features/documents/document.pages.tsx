import type { DocumentRecord } from '@vitrin/shared-contracts/documents';
import { limits } from '@vitrin/shared-contracts/limits';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { documentDefinition } from '@vitrin/shared-contracts/records/document';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { declaredForm, type FormValues } from '../../editing/form/declared-form.ts';
import { recordKind } from '../../editing/form/record-kind.ts';
import { recordPages, useLanguageContext, type LanguageContext } from '../../editing/form/record-page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DocumentSide } from './document-side.tsx';

type Values = FormValues<typeof documentDefinition>;

const declared = declaredForm(documentDefinition);
const { labels } = declared;

const kind = recordKind({
  ...declared,
  isShown: true,
  apiPath: api.adminDocuments,
  list: { to: adminPaths.documents, label: 'Dokümanlar' },
  insert: { title: 'Yeni doküman', help: 'Ad ve dosya yeter. Yayınlayana kadar sitede görünmez.' },
  update: { title: 'Dokümanı düzenle', help: 'Değişiklikler güncellediğiniz anda sitede görünür.' },
  values: (record: DocumentRecord | null, context: LanguageContext) => declared.values(record, context),
  Fields: DocumentFields,
  Side: () => <DocumentSide labels={labels} />,
});

export const documentPages = recordPages(kind, useLanguageContext);

function DocumentFields({ values: { translations }, languages }: LanguageContext & { values: Values }) {
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
        {(abbr) => (
          <>
            <TextField
              name={`translations.${abbr}.title`}
              label={labels.title}
              required
              maxLength={limits.title.max}
              help="Ziyaretçinin gördüğü ad: “Ürün kataloğu 2026”."
            />
            <TextAreaField
              name={`translations.${abbr}.summary`}
              label={labels.summary}
              maxLength={limits.summary.max}
              help="İçinde ne olduğunu bir iki cümleyle söyleyin."
            />
          </>
        )}
      </LanguageTabs>
    </Panel>
  );
}
