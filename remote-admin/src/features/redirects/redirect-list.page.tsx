import { useQuery } from '@tanstack/react-query';
import { redirectOriginLabels, redirectSortLabels, type ListedRedirect } from '@vitrin/shared-contracts/redirects';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { EditRecordDialog } from '../../editing/form/record-dialog.tsx';
import { newRecordParam, useOpenRecord } from '../../editing/form/use-open-record.ts';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import type { Page, Params } from '../../data/query.ts';
import { MissedSearchList } from './missed-searches.tsx';
import { MissingAddressList } from './missing-addresses.tsx';
import { isOwn, RedirectRows } from './redirect-rows.tsx';
import { missingSection, RedirectTabs, searchesSection, sectionName } from './redirect-tabs.tsx';
import { redirectKind } from './redirect.form.tsx';
import { redirectsQuery } from './redirects.api.ts';

const right = 'redirects.write';
const schema = {
  search: searchFilter('Adreslerde ara'),
  origin: choiceFilter('tur', { label: 'Tür', all: 'Tüm türler', options: redirectOriginLabels }),
  sort: choiceFilter('sira', { label: 'Sıralama', all: 'Eski adrese göre', options: redirectSortLabels }),
  page: pageFilter,
};

/** All redirects or, with `?bolum=`, the addresses or words that visitors did not find. */
export function RedirectListPage() {
  const [params] = useSearchParams();
  const section = params.get(sectionName);
  if (section === missingSection) return <MissingAddressList />;
  return section === searchesSection ? <MissedSearchList /> : <AllRedirects />;
}

/** Redirects of staff, and those of the former addresses of pages, which are made and changed with their pages. */
function AllRedirects() {
  const filters = useFilters(schema);
  const { search, origin } = filters.values;
  const query = useQuery(redirectsQuery(filters.params));
  const { edited, addressOf, close } = useOpenRecord();
  const mayWrite = useRight(right);
  return (
    <>
      <ListPage
        title="Yönlendirmeler"
        help="Eski adreslerin ziyaretçiyi götürdüğü yerler. Panelde değişen adresler kendiliğinden eklenir; eski sitenizin ve kaldırılmış sayfaların adreslerini siz ekleyin."
        insert={{ to: addressOf(newRecordParam), label: 'Yeni yönlendirme', right }}
        before={<RedirectTabs current="all" />}
        filters={filters}
        query={query}
        empty={{
          title: 'Henüz yönlendirme yok.',
          text: 'Eski sitenizin ya da kaldırdığınız bir sayfanın adresini eklediğinizde eski bağlantılar çalışmaya devam eder.',
        }}
        notFound={notFoundText(search, origin)}
      >
        {(redirects) => <RedirectRows items={redirects} addressOf={addressOf} />}
      </ListPage>
      {mayWrite && edited !== null ? (
        <EditDialog key={edited} recordParam={edited} params={filters.params} onClose={close} />
      ) : null}
    </>
  );
}

function notFoundText(search: string, origin: string) {
  if (search)
    return { title: `“${search}” için yönlendirme bulunamadı.`, text: 'Adresin daha kısa bir parçasını arayın.' };
  if (origin === '') return undefined;
  return {
    title: 'Böyle bir yönlendirme yok.',
    text:
      origin === 'automatic'
        ? 'Bir makalenin ya da sözleşmenin adresini değiştirdiğinizde eskisi burada görünür.'
        : 'Eklediğiniz yönlendirmeler burada görünür.',
  };
}

interface EditDialogProps {
  recordParam: string;
  params: Params;
  onClose: () => void;
}

function EditDialog({ params, ...dialog }: EditDialogProps) {
  const query = useQuery({ ...redirectsQuery(params), select: ownRedirects });
  return <EditRecordDialog {...dialog} kind={redirectKind} query={query} />;
}

const ownRedirects = ({ items, meta }: Page<ListedRedirect>) => ({ items: items.filter(isOwn), meta });
