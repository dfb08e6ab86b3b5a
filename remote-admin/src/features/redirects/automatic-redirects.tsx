import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from 'shared-contracts/paths';
import type { AutomaticRedirect } from 'shared-contracts/redirects';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { RecordRow } from '../../shared/list/record-row.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { RedirectTabs, sectionName } from './redirect-tabs.tsx';
import { automaticRedirectsQuery } from './redirects.api.ts';
import styles from './redirects.module.css';

/** Old addresses of articles and contracts: they lead on by themselves and are changed with their pages. */
export function AutomaticRedirectList() {
  const { search, page, setSearch, setPage } = useListQuery<'section'>({ section: sectionName });
  const query = useQuery(automaticRedirectsQuery({ page, ...(search ? { search } : {}) }));
  return (
    <ListPage
      title="Yönlendirmeler"
      help="Bir makalenin ya da sözleşmenin adresi değişince eskisi kendiliğinden buraya yazılır ve çalışmaya devam eder."
      toolbar={
        <>
          <RedirectTabs current="automatic" />
          <SearchBox label="Adreslerde ara" value={search} onSearch={setSearch} />
        </>
      }
      query={query}
      onPage={setPage}
      empty={
        search ? (
          <EmptyList
            title={`“${search}” için yönlendirme bulunamadı.`}
            text="Adresin daha kısa bir parçasını arayın."
          />
        ) : (
          <EmptyList
            title="Henüz otomatik yönlendirme yok."
            text="Bir sayfanın adresini değiştirdiğinizde eskisi burada görünür."
          />
        )
      }
    >
      {(redirects) => (
        <ul aria-label="Otomatik yönlendirmeler">
          {redirects.map((redirect) => (
            <Row key={`${redirect.lang} ${redirect.source}`} redirect={redirect} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function Row({ redirect: { kind, id, title, lang, source, target } }: { redirect: AutomaticRedirect }) {
  const record = kind === 'article' ? adminPaths.articleUpdate(id) : adminPaths.contractUpdate(id);
  return (
    <RecordRow
      name={source}
      to={record}
      detail={
        <>
          <IconArrowRight size={14} className={styles.arrow} role="img" aria-label="şu adrese gider:" /> {target} ·{' '}
          {title} ({lang})
        </>
      }
      aside="Otomatik"
      actions={null}
    />
  );
}
