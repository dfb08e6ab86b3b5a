import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { MissedSearch } from '@vitrin/shared-contracts/search';
import { listAddress } from '../../data/list-address.ts';
import { siteUrl } from '../../data/site-url.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { RedirectTabs } from './redirect-tabs.tsx';
import { missedSearchesQuery } from './redirects.api.ts';

const schema = { search: searchFilter('Aramalarda ara'), page: pageFilter };

/** What visitors have searched on the site and not found: what pages are missing, and which words they use. */
export function MissedSearchList() {
  const filters = useFilters(schema);
  const query = useQuery(missedSearchesQuery(filters.params));
  return (
    <ListPage
      title="Yönlendirmeler"
      help="Ziyaretçilerin sitede arayıp bulamadığı sözcükler, en çok aranan önce. Bir arama en az üç kişi aradığında listeye girer; kimin aradığı tutulmaz, 90 gün sonra silinir."
      before={<RedirectTabs current="searches" />}
      filters={filters}
      query={query}
      empty={{
        title: 'Sonuçsuz arama yok.',
        text: 'Ziyaretçilerin arayıp bulamadığı sözcükler burada görünür.',
      }}
      notFound={{
        title: `“${filters.values.search}” için arama bulunamadı.`,
        text: 'Aramanın daha kısa bir parçasını yazın.',
      }}
    >
      {(searches) => (
        <ul aria-label="Sonuçsuz aramalar">
          {searches.map((missed) => (
            <MissedRow key={`${missed.lang} ${missed.term}`} missed={missed} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function MissedRow({ missed: { term, lang, count, last_day, answered } }: { missed: MissedSearch }) {
  const times = `${count.toLocaleString('tr')} kez arandı`;
  const last = new Date(`${last_day}T12:00:00Z`).toLocaleDateString('tr', { day: 'numeric', month: 'long' });
  const detail = [answered ? 'Artık bulunuyor' : '', times, `dil: ${lang}`, `son: ${last}`].filter(Boolean);
  const address = `${pathInLanguage(listAddress(publicPaths.search), lang)}?${new URLSearchParams({ q: term })}`;
  return (
    <RecordRow
      name={term}
      to={null}
      muted={answered}
      detail={<span>{detail.join(' · ')}</span>}
      actions={
        <Button
          component="a"
          href={siteUrl(address)}
          target="_blank"
          rel="noopener"
          size="xs"
          variant="default"
          aria-label={`${term}: sitede ara`}
        >
          Sitede ara
        </Button>
      }
    />
  );
}
