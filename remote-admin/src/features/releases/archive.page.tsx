import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { ArchiveRows } from './archive-rows.tsx';
import { ReleaseTabs } from './release-tabs.tsx';
import { archiveQuery } from './releases.api.ts';

const noFilters = {};

/** Remotes that were taken off the site and can be brought back. */
export function ArchivePage() {
  const filters = useFilters(noFilters);
  return (
    <ListPage
      title="Arşiv"
      help="Yayından kaldırılan birimler. Sürümleri burada belli bir güne kadar saklanır; o güne kadar birim geri getirilebilir."
      before={<ReleaseTabs current="archive" />}
      filters={filters}
      query={useQuery(archiveQuery)}
      empty={{
        title: 'Arşiv boş.',
        text: 'Bir birim yayından kaldırıldığında sürümleriyle birlikte burada görünür.',
      }}
    >
      {(rows) => <ArchiveRows rows={rows} />}
    </ListPage>
  );
}
