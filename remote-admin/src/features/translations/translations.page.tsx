import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { translationStateLabels, type LanguageSummary } from '@vitrin/shared-contracts/translation-states';
import { choiceFilter, pageFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { LanguageCounts } from './language-counts.tsx';
import { TranslationTable } from './translation-table.tsx';
import { translationsQuery, translationSummaryQuery } from './translations.api.ts';

const schema = {
  entity: choiceFilter('tur', { label: 'Tür', all: 'Tüm türler' }),
  lang: choiceFilter('dil', { label: 'Dil', all: 'Tüm diller' }),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: translationStateLabels }),
  page: pageFilter,
};

/** Records of all kinds with their state in each language. */
export function TranslationsPage() {
  const filters = useFilters(schema);
  const { entity, lang, state } = filters.values;
  const query = useQuery(translationsQuery(filters.params));
  const summary = useQuery({ ...translationSummaryQuery(entity), placeholderData: keepPreviousData });
  const { languages = [], kinds = {} } = summary.data ?? {};
  const isAllDone = summary.isSuccess && languages.every(({ missing, outdated }) => missing + outdated === 0);
  return (
    <ListPage
      title="Çeviriler"
      help="Her kaydın her dildeki durumu. Kaynak metni sonradan değişen çeviri eskimiş sayılır. Hiç yayınlanmamış kayıtlar başta durur."
      filters={filters}
      options={{ entity: kindOptions(kinds, entity), lang: languageOptions(languages, lang) }}
      after={<LanguageCounts languages={languages} chosen={lang} filters={{ entity, state }} />}
      query={query}
      empty={summary.data && languages.length === 0 ? oneLanguage : noRecords}
      notFound={notFoundText(state, isAllDone)}
    >
      {(rows) => <TranslationTable rows={rows} languages={languages} filters={{ entity, state }} />}
    </ListPage>
  );
}

const oneLanguage = {
  title: 'Sitede tek dil var.',
  text: 'Diller ekranında bir dil daha açıldığında çevrilecek kayıtlar burada görünür.',
};
const noRecords = { title: 'Henüz çevrilecek kayıt yok.', text: 'Metni olan her kayıt burada görünür.' };

function notFoundText(state: string, isAllDone: boolean) {
  if (isAllDone && (state === 'missing' || state === 'outdated'))
    return { title: 'Bütün çeviriler tam.', text: 'Eksik ya da eskimiş çeviri yok.' };
  return { title: emptyTitles[state] ?? 'Böyle bir kayıt yok.', text: 'Seçtiğiniz süzgeçlere uyan kayıt yok.' };
}

const emptyTitles: Readonly<Record<string, string>> = {
  missing: 'Eksik çeviri yok.',
  outdated: 'Eskimiş çeviri yok.',
  draft: 'Yayınlanmamış kayıt yok.',
};

/** The chosen kind stays an option after its last record is gone. */
function kindOptions(kinds: Readonly<Record<string, number>>, chosen: string) {
  const shown = chosen ? { [chosen]: 0, ...kinds } : kinds;
  return Object.entries(shown)
    .map(([value, count]) => ({ value, label: `${auditEntityLabels[value] ?? value} (${count})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'tr'));
}

function languageOptions(languages: readonly LanguageSummary[], chosen: string) {
  const options = languages.map(({ lang, name }) => ({ value: lang, label: name }));
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}
