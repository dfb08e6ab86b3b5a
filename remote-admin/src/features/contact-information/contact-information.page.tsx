import { useQuery } from '@tanstack/react-query';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { useRight } from '@vitrin/shared-contracts/state';
import { newRecordParam, useOpenRecord } from '../../editing/form/use-open-record.ts';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { newDrafts } from '../../editing/publication/new-drafts.ts';
import { UnpublishedContext } from '../../editing/publication/unpublished-context.ts';
import { UnpublishedList } from '../../editing/publication/unpublished-list.tsx';
import { useUnpublished } from '../../editing/publication/use-unpublished.ts';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { useLanguages } from '../../data/use-languages.ts';
import { contactItemsQuery } from './contact-information.api.ts';
import styles from './contact-information.module.css';
import { ContactSectionsList } from './contact-sections-list.tsx';
import { contactEntity } from './contact-item.form.tsx';
import { OpenedContactItem } from './opened-contact-item.tsx';

const right = 'contact-information.draft-own';
const schema = { search: searchFilter('Şirket bilgilerinde ara') };
const noLanguages: readonly LanguageInfo[] = [];

export function ContactInformationPage() {
  const filters = useFilters(schema);
  const query = useQuery(contactItemsQuery(filters.params));
  const languages = useLanguages();
  const { edited, addressOf, close } = useOpenRecord();
  const mayDraft = useRight(right);
  const unpublished = useUnpublished(contactEntity, right);
  const drafts = newDrafts(unpublished, { search: filters.values.search, state: '' });
  const known = languages.data ?? noLanguages;
  const heading = (
    <>
      <PageHeader
        title="Şirket Bilgileri"
        help="İletişim sayfasında ve sitenin menüsünde görünen bilgiler, ziyaretçinin gördüğü sırayla."
      />
      <div className={styles.toolbar}>
        <FilterBar filters={filters} />
      </div>
    </>
  );
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    const allowed = query.error.reason !== 'forbidden';
    return (
      <UnpublishedContext value={unpublished}>
        {allowed && heading}
        <FailedView failure={query.error} onRetry={() => void query.refetch()} below={allowed} />
      </UnpublishedContext>
    );
  }
  return (
    <UnpublishedContext value={unpublished}>
      {heading}
      <div className={styles.drafts}>
        <UnpublishedList drafts={drafts} insert={addressOf(newRecordParam)} />
      </div>
      <div className={styles.sections} data-stale={query.isPlaceholderData || undefined}>
        <ContactSectionsList
          records={query.data.items}
          languages={known}
          search={filters.values.search}
          addressOf={addressOf}
        />
      </div>
      {mayDraft && edited !== null && languages.isSuccess ? (
        <OpenedContactItem key={edited} edited={edited} query={query} languages={known} onClose={close} />
      ) : null}
    </UnpublishedContext>
  );
}
