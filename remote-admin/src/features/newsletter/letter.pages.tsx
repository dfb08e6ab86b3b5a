import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { limits } from '@vitrin/shared-contracts/limits';
import { letterSchema, type LetterRecord } from '@vitrin/shared-contracts/newsletter';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import {
  RecordFromId,
  RecordPage,
  recordPages,
  useLanguageContext,
  type LanguageContext,
} from '../../editing/form/record-page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { ArticlesField } from './articles.field.tsx';
import { LetterSide } from './letter-side.tsx';
import { LetterView } from './letter.view.tsx';
import { letterQuery } from './newsletter.api.ts';

const labels = { lang: 'Dil', subject: 'Konu', preface: 'Giriş', articles: 'Makaleler' };

function newLetter(languages: LanguageContext['languages']) {
  const articles: number[] = [];
  return { lang: languages[0]?.abbr ?? defaultLanguage.abbr, subject: '', preface: '', articles };
}

const kind = recordKind({
  form: 'newsletter-letter',
  apiPath: api.adminLetters,
  list: { to: adminPaths.newsletterLetters, label: 'Mektuplar' },
  staysAfterInsert: true,
  insert: { title: 'Yeni mektup', help: 'Önce kaydedilir; önizleme, deneme ve gönderim sonra gelir.' },
  update: { title: 'Mektup' },
  labels,
  schema: letterSchema,
  values: (record: LetterRecord | null, { languages }: LanguageContext) => {
    const { lang, subject, preface, articles } = record ?? newLetter(languages);
    return { lang, subject, preface, articles };
  },
  Fields: LetterFields,
  Side: LetterSide,
});

const { InsertPage } = recordPages(kind, useLanguageContext);
export const InsertLetterPage = InsertPage;

function LetterFields({ record, languages }: LanguageContext & { record: LetterRecord | null }) {
  const options = languages.map(({ abbr, lang }) => ({ value: abbr, label: lang }));
  return (
    <Panel>
      <TextField name="subject" label={labels.subject} required maxLength={limits.title.max} />
      {options.length > 1 ? (
        <SelectField
          name="lang"
          label={labels.lang}
          options={options}
          help="Mektup, formu sitenin bu dilinde dolduranlara gider."
        />
      ) : null}
      <TextAreaField
        name="preface"
        label={labels.preface}
        maxLength={limits.newsletter.preface}
        help="Makalelerden önce durur. Boş satır yeni paragraf açar."
      />
      <ArticlesField name="articles" label={labels.articles} names={record?.names ?? []} />
    </Panel>
  );
}

/** A letter: its form, or how far it has been sent. */
export function LetterPage() {
  return <RecordFromId list={adminPaths.newsletterLetters}>{(id) => <Opened id={id} />}</RecordFromId>;
}

function Opened({ id }: { id: number }) {
  const query = useQuery(letterQuery(id));
  const { queries, context } = useLanguageContext();
  if (!query.data || !queries.every(({ isSuccess }) => isSuccess)) return <LoadingView queries={[query, ...queries]} />;
  if (query.data.state !== 'draft') return <LetterView letter={query.data} />;
  return <RecordPage kind={kind} record={query.data} context={context} />;
}
