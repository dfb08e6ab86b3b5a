import { useMemo } from 'react';
import { contractKindLabels, contractKinds, type ContractRecord } from 'shared-contracts/contracts';
import type { LanguageRecord } from 'shared-contracts/languages';
import { messages } from 'shared-contracts/messages';
import { adminPaths, api } from 'shared-contracts/paths';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { SelectField } from '../../shared/fields/select-field.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { ContractTranslationFields } from './contract-translation.fields.tsx';
import { blankContract, contractErrors, contractInput, contractValues } from './contract.values.ts';
import { createContract, updateContract } from './contracts.api.ts';

interface ContractFormProps {
  /** Null: a new contract. */
  record: ContractRecord | null;
  languages: readonly LanguageRecord[];
  onSaved?: () => void;
}

const labels = {
  kind: 'Tür',
  name: 'Ad',
  seo_name: 'Adres',
  document: 'Metin',
  seo_title: 'Arama başlığı',
  seo_description: 'Arama açıklaması',
};

const kinds = contractKinds.map((value) => ({ value, label: contractKindLabels[value] }));
const back = { to: adminPaths.contracts, label: 'Sözleşmeler' };

export function ContractForm({ record, languages, onSaved }: ContractFormProps) {
  const version = record?.version ?? null;
  const initial = useMemo(() => contractValues(record, languages), [record, languages]);
  const form = useRecordForm({
    form: 'contract',
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.contractUpdated : messages.contractCreated },
    validate: (values) => contractErrors(contractInput(values, record, version)),
    save: (values, replaced, key) => {
      const input = contractInput(values, record, replaced);
      return record ? updateContract(input) : createContract(input, key);
    },
    changes: [api.adminContracts],
    onSaved,
  });
  const { translations } = form.formik.values;
  return (
    <FormPage
      title={record ? 'Sözleşmeyi düzenle' : 'Yeni sözleşme'}
      help="Kaydedilen her metin değişmez bir sürüm olarak saklanır."
      back={back}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={
        <Panel title="Sözleşme türü">
          <SelectField
            name="kind"
            label={labels.kind}
            options={kinds}
            help="Formların altında gösterilen metin, türü KVKK Aydınlatma Metni olandır."
          />
        </Panel>
      }
    >
      <Panel>
        <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.name.trim())}>
          {(abbr) => (
            <ContractTranslationFields lang={abbr} values={translations[abbr] ?? blankContract} labels={labels} />
          )}
        </LanguageTabs>
      </Panel>
    </FormPage>
  );
}
