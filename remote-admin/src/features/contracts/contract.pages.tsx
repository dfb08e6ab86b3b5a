import { contractKindLabels, contractKinds } from 'shared-contracts/contracts';
import type { LanguageRecord } from 'shared-contracts/languages';
import { messages } from 'shared-contracts/messages';
import { adminPaths, api } from 'shared-contracts/paths';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { SelectField } from '../../shared/fields/select-field.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { recordPages } from '../../shared/form/record-page.tsx';
import { ContractTranslationFields } from './contract-translation.fields.tsx';
import {
  blankContract,
  contractErrors,
  contractInput,
  contractValues,
  type ContractValues,
} from './contract.values.ts';
import { contractQuery, createContract, updateContract } from './contracts.api.ts';

const labels = {
  kind: 'Tür',
  name: 'Ad',
  seo_name: 'Adres',
  document: 'Metin',
  seo_title: 'Arama başlığı',
  seo_description: 'Arama açıklaması',
};

const kinds = contractKinds.map((value) => ({ value, label: contractKindLabels[value] }));
const help = 'Kaydedilen her metin değişmez bir sürüm olarak saklanır.';

export const contractPages = recordPages({
  form: 'contract',
  list: { to: adminPaths.contracts, label: 'Sözleşmeler' },
  insert: { title: 'Yeni sözleşme', help, saved: messages.contractCreated },
  update: { title: 'Sözleşmeyi düzenle', help, saved: messages.contractUpdated },
  labels,
  query: contractQuery,
  values: contractValues,
  input: contractInput,
  errors: contractErrors,
  create: createContract,
  save: (_id, input) => updateContract(input),
  changes: [api.adminContracts],
  Fields: ContractFields,
  side: (
    <Panel title="Sözleşme türü">
      <SelectField
        name="kind"
        label={labels.kind}
        options={kinds}
        help="Formların altında gösterilen metin, türü KVKK Aydınlatma Metni olandır."
      />
    </Panel>
  ),
});

interface ContractFieldsProps {
  values: ContractValues;
  languages: readonly LanguageRecord[];
}

function ContractFields({ values: { translations }, languages }: ContractFieldsProps) {
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.name.trim())}>
        {(abbr) => (
          <ContractTranslationFields lang={abbr} values={translations[abbr] ?? blankContract} labels={labels} />
        )}
      </LanguageTabs>
    </Panel>
  );
}
