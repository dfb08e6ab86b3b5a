import type { ContactItemRecord } from 'shared-contracts/contact-information';
import type { LanguageRecord } from 'shared-contracts/languages';
import { api } from 'shared-contracts/paths';
import { useRight } from 'shared-contracts/state';
import { useEdited } from '../../shared/form/use-edited.ts';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { PageHeader } from '../../shared/page-header.tsx';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRead } from '../../shared/use-read.ts';
import styles from './contact-information.module.css';
import { ContactSectionsList } from './contact-sections-list.tsx';
import { OpenedContactItem } from './opened-contact-item.tsx';

const noLanguages: readonly LanguageRecord[] = [];

export function ContactInformationPage() {
  const { search, setSearch } = useListQuery();
  const { reading, reread } = useRead<ContactItemRecord[]>(api.adminContactInformation, chosenOnly({ search }));
  const languages = useLanguages().reading;
  const { edited, addressOf, close } = useEdited();
  const mayWrite = useRight('contact-information.write');
  const known = languages.state === 'ready' ? languages.data : noLanguages;
  const heading = (
    <>
      <PageHeader
        title="Şirket Bilgileri"
        help="İletişim sayfasında ve sitenin menüsünde görünen bilgiler, ziyaretçinin gördüğü sırayla."
      />
      <div className={styles.toolbar}>
        <SearchBox label="Şirket bilgilerinde ara" value={search} onSearch={setSearch} />
      </div>
    </>
  );
  if (reading.state === 'loading') return <PageSkeleton />;
  if (reading.state === 'failed') {
    const allowed = reading.reason !== 'forbidden';
    return (
      <>
        {allowed && heading}
        <FailedView failure={reading} onRetry={() => void reread()} below={allowed} />
      </>
    );
  }
  return (
    <>
      {heading}
      <div className={styles.sections} data-stale={reading.stale || undefined}>
        <ContactSectionsList
          records={reading.data}
          languages={known}
          search={search}
          addressOf={addressOf}
          reread={reread}
        />
      </div>
      {mayWrite && edited !== null && languages.state === 'ready' ? (
        <OpenedContactItem
          key={edited}
          edited={edited}
          reading={reading}
          languages={known}
          onClose={close}
          reread={reread}
        />
      ) : null}
    </>
  );
}
