import { ListPage, type ListPageProps } from '../../editing/record-list/list-page.tsx';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';
import { catalogueSections, sectionLabels, sectionPath, type CatalogueSection } from './catalogue.sections.ts';

interface CatalogueListProps<T> extends Omit<ListPageProps<T>, 'title' | 'insert' | 'before' | 'notFound'> {
  section: CatalogueSection;
  insert: { to: string; label: string };
  search: string;
  /** Message shown when no record has what the filters select; by default that of an empty list. */
  none?: { title: string; text: string } | undefined;
}

const tabs = catalogueSections.map((key) => ({ key, label: sectionLabels[key], to: sectionPath(key) }));

/** The common frame of the three sections: heading, tabs and the button for a new record. */
export function CatalogueList<T>({ section, insert, search, none, ...list }: CatalogueListProps<T>) {
  return (
    <ListPage
      {...list}
      title="Katalog"
      insert={{ ...insert, right: 'catalogue.draft-own' }}
      before={<SectionTabs label="Katalog bölümleri" tabs={tabs} current={section} />}
      notFound={search ? { title: `“${search}” bulunamadı.` } : none}
    />
  );
}
