import { limits } from 'shared-contracts/limits';
import { api } from 'shared-contracts/paths';
import { spamRulesSchema, type SpamRulesRecord } from 'shared-contracts/spam-rules';
import { ChipsField } from '../../shared/fields/chips-field.tsx';
import type { FieldErrors } from '../../shared/form/field-errors.ts';
import { Panel } from '../../shared/form/panel.tsx';
import { recordKind } from '../../shared/form/record-kind.ts';
import { settingsPage } from '../../shared/form/record-page.tsx';
import styles from './spam-rules.module.css';
import { StrictnessField } from './strictness.field.tsx';

const labels = {
  threshold: 'Ne kadar kolay kuşkulanılsın?',
  words: 'Kuşku uyandıran sözcükler',
  blocked: 'Engellenen gönderenler',
  allowed: 'Güvenilen gönderenler',
};

export const SpamRulesPage = settingsPage(
  recordKind({
    form: 'spam-rules',
    call: api.adminSpamRules,
    update: {
      title: 'İstenmeyen İleti Kuralları',
      help: 'Sitenin formlarından gelen hangi iletilerin karantinada bekleyeceği.',
    },
    labels,
    schema: spamRulesSchema,
    values: ({ threshold, words, blocked, allowed }: SpamRulesRecord) => ({ threshold, words, blocked, allowed }),
    errors: atFields,
    Fields: SpamRulesFields,
    Side: HowItWorks,
  }),
);

type Chips = Readonly<Record<'words' | 'blocked' | 'allowed', readonly string[]>>;

/** Chips are one field each: what is wrong with one of them is said below all. */
function atFields(errors: FieldErrors, { words, blocked, allowed }: Chips): FieldErrors {
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
    </>
  );
}

/** Terms that are suspicious on every site; collapsed, because they are many and offensive. */
function BuiltInWords({ words }: { words: readonly string[] }) {
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

/** What becomes of a suspected message. */
function HowItWorks() {
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
