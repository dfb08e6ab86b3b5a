import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { spamRulesSchema, type SpamRulesRecord } from '@vitrin/shared-contracts/spam-rules';
import { ChipsField } from '../../editing/fields/chips-field.tsx';
import type { FieldErrors } from '../../editing/form/field-errors.ts';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { settingsPage } from '../../editing/form/record-page.tsx';
import styles from './spam-rules.module.css';
import { StrictnessField } from './strictness.field.tsx';

const labels = {
  threshold: 'Filtrenin sıkılığı',
  words: 'Kuşku uyandıran sözcükler',
  blocked: 'Engellenen gönderenler',
  allowed: 'Güvenilen gönderenler',
};

export const SpamRulesPage = settingsPage(
  recordKind({
    form: 'spam-rules',
    apiPath: api.adminSpamRules,
    update: {
      title: 'İstenmeyen ileti kuralları',
      help: 'Sitenin formlarından gelen iletilerden hangilerinin karantinada bekleyeceğini belirler.',
    },
    labels,
    schema: spamRulesSchema,
    values: ({ threshold, words, blocked, allowed }: SpamRulesRecord) => ({ threshold, words, blocked, allowed }),
    errors: errorsByField,
    Fields: SpamRulesFields,
    Side: QuarantineExplanation,
  }),
);

type Chips = Readonly<Record<'words' | 'blocked' | 'allowed', readonly string[]>>;

/** Maps errors of single chips to their field: each list of chips is one field with one error message. */
function errorsByField(errors: FieldErrors, { words, blocked, allowed }: Chips): FieldErrors {
  const chips = new Map(Object.entries({ words, blocked, allowed }));
  return Object.fromEntries(
    Object.entries(errors)
      .toReversed()
      .map(([path, message]) => {
        const [, field = '', index] = /^(\w+)\[(\d+)\]$/.exec(path) ?? [];
        const chip = chips.get(field)?.[Number(index)];
        return chip === undefined ? [path, message] : [field, `${chip}: ${message}`];
      }),
  );
}

function SpamRulesFields({ record }: { record: SpamRulesRecord }) {
  return (
    <>
      <Panel>
        <StrictnessField name="threshold" label={labels.threshold} />
      </Panel>
      <Panel title="Sözcükler">
        <ChipsField
          name="words"
          label={labels.words}
          help="Her sözcüğü Enter ya da virgülle bitirin. Büyük küçük harf ve Türkçe harf ayrımı yapılmaz."
          maxLength={limits.keyword.max}
          maxCount={limits.spamEntries}
        />
        <BuiltInTerms words={record.built_in_words} />
      </Panel>
      <Panel title="Gönderenler">
        <ChipsField
          name="blocked"
          label={labels.blocked}
          help="İletileri hep karantinada bekler. Bir adres ya da bütün bir alan adı: @alan.com"
          maxLength={limits.email.max}
          maxCount={limits.spamEntries}
        />
        <ChipsField
          name="allowed"
          label={labels.allowed}
          help="İletileri hiç karantinaya düşmez. Bir adres ya da bütün bir alan adı: @alan.com"
          maxLength={limits.email.max}
          maxCount={limits.spamEntries}
        />
      </Panel>
    </>
  );
}

/** Terms that are suspicious on every site; collapsed, because they are many and offensive. */
function BuiltInTerms({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <details className={styles.builtIn}>
      <summary>Kendiliğinden tanınan {words.length} sözcüğü göster</summary>
      <ul aria-label="Kendiliğinden tanınan sözcükler">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </details>
  );
}

/** Explains what happens to a suspected message. */
function QuarantineExplanation() {
  return (
    <Panel title="Karantina nasıl çalışır?">
      <dl className={styles.rules}>
        <dt>Hiçbir ileti kaybolmaz</dt>
        <dd>Kuşkulu ileti silinmez; nedeniyle birlikte gelen kutusunun Karantina bölümünde bekler.</dd>
        <dt>Gönderen bir şey fark etmez</dt>
        <dd>Ziyaretçi her iki durumda da aynı yanıtı görür.</dd>
        <dt>Tek tıkla düzeltilir</dt>
        <dd>“İstenmeyen değil” iletiyi gelen kutusuna alır, “İstenmeyen” karantinaya gönderir.</dd>
        <dt>Yalnızca yeni iletiler</dt>
        <dd>Buradaki değişiklik bundan sonra gelenler için geçerlidir.</dd>
      </dl>
    </Panel>
  );
}
