import { useQuery } from '@tanstack/react-query';
import { missingFilterLabels } from '@vitrin/shared-contracts/redirects';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { MissingRow } from './missing-row.tsx';
import { RedirectMissingDialog } from './redirect-missing.dialog.tsx';
import { RedirectTabs } from './redirect-tabs.tsx';
import { missingAddressesQuery } from './redirects.api.ts';

const schema = {
  search: searchFilter('Adreslerde ara'),
  ignored: choiceFilter('goster', { label: 'Göster', all: 'Bekleyenler', options: missingFilterLabels }),
  page: pageFilter,
};
/** Query parameter with the address whose redirect is being created. */
const REDIRECTED = 'adres';

/** Addresses that ended in the 404 page, with the way to a redirect. */
export function MissingAddressList() {
  const filters = useFilters(schema);
  const { search } = filters.values;
  const query = useQuery(missingAddressesQuery(filters.params));
  const { redirected, addressOf, close } = useRedirectedAddress();
  const mayWrite = useRight('redirects.write');
  return (
    <>
      <ListPage
        title="Yönlendirmeler"
        help="Ziyaretçilerin açmak isteyip bulamadığı adresler, en çok istenen önce. 30 gün istenmeyen adres listeden çıkar."
        before={<RedirectTabs current="missing" />}
        filters={filters}
        query={query}
        empty={{
          title: 'Bulunamayan adres yok.',
          text: 'Sitede olmayan bir adres istendiğinde burada görünür.',
        }}
        notFound={
          search
            ? { title: `“${search}” için adres bulunamadı.`, text: 'Adresin daha kısa bir parçasını arayın.' }
            : { title: 'Yok sayılan adres yok.', text: 'Yok saydığınız adresler burada görünür.' }
        }
      >
        {(addresses) => (
          <ul aria-label="Bulunamayan adresler">
            {addresses.map((missing) => (
              <MissingRow key={missing.path} missing={missing} redirectTo={addressOf(missing.path)} />
            ))}
          </ul>
        )}
      </ListPage>
      {mayWrite && redirected !== null ? (
        <RedirectMissingDialog key={redirected} path={redirected} onClose={close} />
      ) : null}
    </>
  );
}

/** Keeps the address whose redirect is being created in that of the screen. */
function useRedirectedAddress() {
  const [params, setParams] = useSearchParams();
  const without = () => new URLSearchParams([...params].filter(([name]) => name !== REDIRECTED));
  return {
    redirected: params.get(REDIRECTED),
    addressOf(path: string): string {
      const next = without();
      next.set(REDIRECTED, path);
      return `?${next.toString()}`;
    },
    close: () => setParams(without(), { replace: true }),
  };
}
