import { useMemo } from 'react';
import type { ContactItemRecord } from '@vitrin/shared-contracts/contact-information';
import { defaultLanguage, type LanguageInfo } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import { newRecordParam } from '../../editing/form/use-open-record.ts';
import { EmptyList } from '../../ui/list/empty-list.tsx';
import { useTrash } from '../../editing/use-trash.ts';
import { contactGroups } from './contact-groups.ts';
import { BranchOverview } from './branch-overview.tsx';
import { deleteContactItem } from './contact-information.api.ts';
import styles from './contact-information.module.css';
import { ContactSection } from './contact-section.tsx';
import { shownSections } from './contact-sections.ts';

interface ContactSectionsListProps {
  /** Referentially stable between refetches, so that the groups can be memoized. */
  records: readonly ContactItemRecord[];
  languages: readonly LanguageInfo[];
  search: string;
  addressOf: (record: number | string) => string;
}

/** The branches, then the sections in the order of the contact page; during a search, only sections with matches. */
export function ContactSectionsList({ records, languages, search, addressOf }: ContactSectionsListProps) {
  const groups = useMemo(() => contactGroups(records, languages), [records, languages]);
  const { moveToTrash } = useTrash();
  const nameOfLanguage = (abbr: string | null) =>
    abbr === null ? 'Tüm diller' : `Yalnızca ${languages.find((language) => language.abbr === abbr)?.lang ?? abbr}`;
  const remove = ({ id, name }: ContactItemRecord) =>
    moveToTrash({
      entity: 'contact-information',
      ids: [id],
      subject: name,
      call: () => deleteContactItem(id),
      changes: [api.adminContactInformation],
    });
  if (search && records.length === 0) {
    return (
      <div className={styles.section}>
        <EmptyList title={`“${search}” için bilgi bulunamadı.`} text="Daha kısa bir sözcükle aramayı deneyin." />
      </div>
    );
  }
  const [language = defaultLanguage] = languages;
  return (
    <>
      {search ? null : <BranchOverview records={records} lang={language.abbr} addressOf={addressOf} />}
      {shownSections
        .map((section) => ({ section, own: groups.get(section) ?? [] }))
        .filter(({ own }) => !search || own.length > 0)
        .map(({ section, own }) => (
          <ContactSection
            key={section}
            section={section}
            groups={own}
            isSearch={search !== ''}
            nameOfLanguage={nameOfLanguage}
            addressOf={addressOf}
            insertAddress={addressOf(`${newRecordParam}-${section}`)}
            onDelete={(item) => void remove(item)}
          />
        ))}
    </>
  );
}
