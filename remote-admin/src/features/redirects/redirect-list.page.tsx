import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { EditRecordDialog } from '../../shared/form/record-dialog.tsx';
import { newRecordParam, useOpenRecord } from '../../shared/form/use-open-record.ts';
import { pageFilter, searchFilter } from '../../shared/list/filters.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useFilters } from '../../shared/list/use-filters.ts';
import { AutomaticRedirectList } from './automatic-redirects.tsx';
import { RedirectRows } from './redirect-rows.tsx';
import { MissingAddressList } from './missing-addresses.tsx';
import { automaticSection, missingSection, RedirectTabs, sectionName } from './redirect-tabs.tsx';
import { redirectKind } from './redirect.form.tsx';
import { redirectsQuery } from './redirects.api.ts';

const right = 'redirects.write';
const schema = { search: searchFilter('Adreslerde ara'), page: pageFilter };

/**
 * Redirects created by staff or, with `?bolum=`, those created automatically by changed addresses, and the addresses that
 * visitors did not find.
 */
export function RedirectListPage() {
  const [params] = useSearchParams();
  const section = params.get(sectionName);
  if (section === automaticSection) return <AutomaticRedirectList />;
  return section === missingSection ? <MissingAddressList /> : <OwnRedirectList />;
}

function OwnRedirectList() {
  const filters = useFilters(schema);
  const { search } = filters.values;
  const query = useQuery(redirectsQuery(filters.params));
  const { edited, addressOf, close } = useOpenRecord();
  const mayWrite = useRight(right);
  return (
    <>
      <ListPage
        title="Yönlendirmeler"
        help="Panelde değiştirdiğiniz adresler kendiliğinden yönlendirilir (Otomatik). Buraya eski sitenizin ve kaldırılmış sayfaların adreslerini ekleyin."
        insert={{ to: addressOf(newRecordParam), label: 'Yeni yönlendirme', right }}
        before={<RedirectTabs current="own" />}
        filters={filters}
        query={query}
        empty={{
          title: 'Henüz yönlendirme yok.',
          text: 'Eski sitenizin ya da kaldırdığınız bir sayfanın adresini eklediğinizde eski bağlantılar çalışmaya devam eder.',
        }}
        notFound={{
          title: `“${search}” için yönlendirme bulunamadı.`,
          text: 'Adresin daha kısa bir parçasını arayın.',
        }}
      >
        {(redirects) => <RedirectRows items={redirects} addressOf={addressOf} />}
      </ListPage>
      {mayWrite && edited !== null ? (
        <EditRecordDialog key={edited} kind={redirectKind} recordParam={edited} query={query} onClose={close} />
      ) : null}
    </>
  );
}
