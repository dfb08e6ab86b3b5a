import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useQuery } from '@tanstack/react-query';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { AutomaticRedirect } from '@vitrin/shared-contracts/redirects';
import { useRight } from '@vitrin/shared-contracts/state';
import { IconButton } from '../../shared/icon-button.tsx';
import { removeFormerAddress } from '../../shared/links/links.api.ts';
import { useConfirmedDelete } from '../../shared/use-confirmed-delete.ts';
import { pageFilter, searchFilter } from '../../shared/list/filters.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { RecordRow } from '../../shared/list/record-row.tsx';
import { useFilters } from '../../shared/list/use-filters.ts';
import { RedirectTabs } from './redirect-tabs.tsx';
import { automaticRedirectsQuery } from './redirects.api.ts';
import styles from './redirects.module.css';

const schema = { search: searchFilter('Adreslerde ara'), page: pageFilter };

/**
 * Redirects from old addresses of articles and contracts: they are created automatically and change with their pages.
 */
export function AutomaticRedirectList() {
  const filters = useFilters(schema);
  const { search } = filters.values;
  const query = useQuery(automaticRedirectsQuery(filters.params));
  return (
    <ListPage
      title="Yönlendirmeler"
      help="Bir makalenin ya da sözleşmenin adresi değişince eskisi kendiliğinden buraya yazılır ve çalışmaya devam eder."
      before={<RedirectTabs current="automatic" />}
      filters={filters}
      query={query}
      empty={{
        title: 'Henüz otomatik yönlendirme yok.',
        text: 'Bir sayfanın adresini değiştirdiğinizde eskisi burada görünür.',
      }}
      notFound={{ title: `“${search}” için yönlendirme bulunamadı.`, text: 'Adresin daha kısa bir parçasını arayın.' }}
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
  const mayWrite = useRight('redirects.write');
  const { confirmAndDelete } = useConfirmedDelete();
  const remove = () =>
    confirmAndDelete({ subject: source, call: () => removeFormerAddress(source), changes: [api.adminRedirects] });
  const record = kind === 'article' ? adminPaths.articleUpdate(id) : adminPaths.contractUpdate(id);
  return (
    <RecordRow
      name={source}
      to={record}
      detail={
        <>
          <IconArrowRight size={14} className={styles.arrow} role="img" aria-label="şu adrese gider:" />{' '}
          <span>
            {target} · {title} ({lang})
          </span>
        </>
      }
      aside="Otomatik"
      actions={
        mayWrite ? (
          <IconButton data-tooltip="Kaldır" aria-label={`${source}: kaldır`} onClick={() => void remove()}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconButton>
        ) : null
      }
    />
  );
}
