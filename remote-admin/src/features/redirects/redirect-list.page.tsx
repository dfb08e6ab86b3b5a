import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { Redirect } from 'shared-contracts/redirects';
import { Link, useSearchParams } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { EditedDialog } from '../../shared/form/record-dialog.tsx';
import { newRecord, useEdited } from '../../shared/form/use-edited.ts';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import type { ListQuery } from '../../shared/query.ts';
import { AutomaticRedirectList } from './automatic-redirects.tsx';
import { RedirectRows } from './redirect-rows.tsx';
import { automaticSection, RedirectTabs, sectionName } from './redirect-tabs.tsx';
import { redirectKind } from './redirect.form.tsx';
import { redirectsQuery } from './redirects.api.ts';

/** Those that staff wrote, or, by `?bolum=`, those that follow from changed addresses. */
export function RedirectListPage() {
  const [params] = useSearchParams();
  return params.get(sectionName) === automaticSection ? <AutomaticRedirectList /> : <OwnRedirectList />;
}

function OwnRedirectList() {
  const { search, page, setSearch, setPage } = useListQuery();
  const query = useQuery(redirectsQuery({ page, ...(search ? { search } : {}) }));
  const { edited, addressOf, close } = useEdited();
  const mayWrite = useRight('redirects.write');
  const beyond = isBeyondEnd(query, page);
  useEffect(() => {
    if (beyond) setPage(page - 1);
  });
  const insert = mayWrite ? (
    <Button component={Link} to={addressOf(newRecord)} leftSection={<IconPlus size={18} aria-hidden />}>
      Yeni yönlendirme
    </Button>
  ) : null;
  return (
    <>
      <ListPage
        title="Yönlendirmeler"
        help="Kaldırılmış ya da taşınmış sayfaların eski adresleri ziyaretçiyi yeni adrese götürür."
        action={insert}
        toolbar={
          <>
            <RedirectTabs current="own" />
            <SearchBox label="Adreslerde ara" value={search} onSearch={setSearch} />
          </>
        }
        query={query}
        onPage={setPage}
        empty={<NoRedirects search={search} action={insert} />}
      >
        {(redirects) => <RedirectRows items={redirects} addressOf={addressOf} />}
      </ListPage>
      {mayWrite && edited !== null ? (
        <EditedDialog key={edited} kind={redirectKind} edited={edited} query={query} onClose={close} />
      ) : null}
    </>
  );
}

/** The last page has lost its last row. */
function isBeyondEnd({ data, isPlaceholderData }: ListQuery<Redirect>, page: number): boolean {
  return data?.items.length === 0 && !isPlaceholderData && page > 1;
}

function NoRedirects({ search, action }: { search: string; action: ReactNode }) {
  if (search) {
    return (
      <EmptyList title={`“${search}” için yönlendirme bulunamadı.`} text="Adresin daha kısa bir parçasını arayın." />
    );
  }
  return (
    <EmptyList
      title="Henüz yönlendirme yok."
      text="Bir sayfanın adresi değiştiğinde eski adresini buraya ekleyin; eski bağlantılar çalışmaya devam eder."
      action={action}
    />
  );
}
