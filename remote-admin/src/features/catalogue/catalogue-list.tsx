import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageMetaData } from 'shared-contracts/envelope';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { SectionTabs } from '../../shared/list/section-tabs.tsx';
import type { ListQuery } from '../../shared/query.ts';
import { catalogueSections, sectionPath, sectionWords, type CatalogueSection } from './catalogue.sections.ts';

interface CatalogueListProps<T> {
  section: CatalogueSection;
  help: string;
  insert: { to: string; label: string };
  search: string;
  onSearch: (search: string) => void;
  /** Further filters beside the search. */
  filters?: ReactNode;
  query: ListQuery<T>;
  /** What its rows need as well. */
  also?: readonly UseQueryResult[];
  onPage?: (page: number) => void;
  empty: { title: string; text: string };
  children: (items: readonly T[], meta: PageMetaData | null) => ReactNode;
}

const tabs = catalogueSections.map((key) => ({ key, label: sectionWords[key].label, to: sectionPath(key) }));

/** What the three sections have in common: heading, tabs, search and the way to a new record. */
export function CatalogueList<T>({
  section,
  insert,
  search,
  onSearch,
  filters,
  empty,
  ...list
}: CatalogueListProps<T>) {
  const mayWrite = useRight('catalogue.write');
  const action = mayWrite ? (
    <Button component={Link} to={insert.to} leftSection={<IconPlus size={18} aria-hidden />}>
      {insert.label}
    </Button>
  ) : null;
  return (
    <ListPage
      {...list}
      title="Katalog"
      action={action}
      toolbar={
        <>
          <SectionTabs label="Katalog bölümleri" tabs={tabs} current={section} />
          <SearchBox label={sectionWords[section].search} value={search} onSearch={onSearch} />
          {filters}
        </>
      }
      empty={
        search ? (
          <EmptyList title={`“${search}” bulunamadı.`} text="Daha kısa bir sözcükle aramayı deneyin." />
        ) : (
          <EmptyList {...empty} action={action} />
        )
      }
    />
  );
}
