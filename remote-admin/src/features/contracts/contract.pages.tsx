import { contractKindLabels, contractKinds, type ContractRecord } from '@vitrin/shared-contracts/contracts';
import { messages } from '@vitrin/shared-contracts/messages';
import { adminPaths, api, publicPaths } from '@vitrin/shared-contracts/paths';
import { contractDefinition } from '@vitrin/shared-contracts/records/contract';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { blankTexts, declaredForm, type FormValues } from '../../editing/form/declared-form.ts';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { recordPages, useLanguageContext, type LanguageContext } from '../../editing/form/record-page.tsx';
import { ContractTranslationFields } from './contract-translation.fields.tsx';
import { LegalTextNote } from './legal-text-note.tsx';
import { saveContract } from './contracts.api.ts';

const declared = declaredForm(contractDefinition);
const { labels } = declared;
const noTexts = blankTexts(contractDefinition);

const kinds = contractKinds.map((value) => ({ value, label: contractKindLabels[value] }));
const help = 'Yayınlanan her metin değişmez bir sürüm olarak saklanır.';

const kind = recordKind({
  ...declared,
  linked: 'contract',
  isShown: true,
  checked: {
    fields: { title: ['seo_title', 'name'], description: ['seo_description'], document: 'document' },
    pagePath: publicPaths.contract,
  },
  apiPath: api.adminContracts,
  list: { to: adminPaths.contracts, label: 'Sözleşmeler' },
  showsListAfterInsert: true,
  insert: { title: 'Yeni sözleşme', help, saved: messages.contractCreated },
  update: { title: 'Sözleşmeyi düzenle', help, saved: messages.contractUpdated },
  values: (record: ContractRecord | null, context: LanguageContext) => declared.values(record, context),
  // The forms show the text of this kind.
  notCopied: ['kind', 'template', 'template_values'],
  send: saveContract,
  Fields: ContractFields,
  Side: ContractSide,
});

export const contractPages = recordPages(kind, useLanguageContext);

function ContractSide({ values: { template } }: Pick<ContractFieldsProps, 'values'>) {
  return (
    <>
      <Panel title="Sözleşme türü">
        <SelectField
          name="kind"
          label={labels.kind}
          options={kinds}
          help="Formların altında, türü KVKK Aydınlatma Metni olan sözleşme gösterilir."
        />
      </Panel>
      {template ? <LegalTextNote mark={template} /> : null}
      <NoLegalAdvice />
    </>
  );
}

interface ContractFieldsProps extends LanguageContext {
  values: FormValues<typeof contractDefinition>;
}

function ContractFields({ values: { translations }, languages }: ContractFieldsProps) {
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.name.trim())}>
        {(abbr) => <ContractTranslationFields lang={abbr} values={translations[abbr] ?? noTexts} labels={labels} />}
      </LanguageTabs>
    </Panel>
  );
}
