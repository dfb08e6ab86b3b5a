import { useMemo } from 'react';
import { limits } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import type { SpamRulesRecord } from 'shared-contracts/spam-rules';
import { ChipsField } from '../../shared/fields/chips-field.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { BuiltInWords } from './built-in-words.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { saveSpamRules } from './spam-rules.api.ts';
import { atFields, spamRulesErrors, spamRulesValues } from './spam-rules.values.ts';
import { StrictnessField } from './strictness.field.tsx';

interface SpamRulesFormProps {
  record: SpamRulesRecord;
}

const labels = {
  threshold: 'Ne kadar kolay kuşkulanılsın?',
  words: 'Kuşku uyandıran sözcükler',
  blocked: 'Engellenen gönderenler',
  allowed: 'Güvenilen gönderenler',
};

export function SpamRulesForm({ record }: SpamRulesFormProps) {
  const { version } = record;
  const initial = useMemo(() => spamRulesValues(record), [record]);
  const form = useRecordForm({
    form: 'spam-rules',
    // There is one record, and it always stands.
    record: 1,
    version,
    initial,
    texts: { success: messages.updated },
    validate: spamRulesErrors,
    save: async (values, replaced) => {
      const answer = await saveSpamRules(values, replaced);
      return answer.errors ? { ...answer, errors: atFields(answer.errors, values) } : answer;
    },
    changes: [api.adminSpamRules],
  });
  return (
    <FormPage
      title="İstenmeyen İleti Kuralları"
      help="Sitenin formlarından gelen hangi iletilerin karantinada bekleyeceği."
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={<HowItWorks />}
    >
      <Panel>
        <StrictnessField name="threshold" label={labels.threshold} />
      </Panel>
      <Panel title="Sözcükler">
        <ChipsField
          name="words"
          label={labels.words}
          help="Her sözcüğü Enter ya da virgülle bitirin. Büyük küçük harf ve Türkçe harf ayrımı yapılmaz."
          longest={limits.keyword.max}
          most={limits.spamEntries}
        />
        <BuiltInWords words={record.built_in_words} />
      </Panel>
      <Panel title="Gönderenler">
        <ChipsField
          name="blocked"
          label={labels.blocked}
          help="İletileri hep karantinada bekler. Bir adres ya da bütün bir alan adı: @alan.com"
          longest={limits.email.max}
          most={limits.spamEntries}
        />
        <ChipsField
          name="allowed"
          label={labels.allowed}
          help="İletileri hiç karantinaya düşmez. Bir adres ya da bütün bir alan adı: @alan.com"
          longest={limits.email.max}
          most={limits.spamEntries}
        />
      </Panel>
    </FormPage>
  );
}
