import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ContactItemRecord, ContactSection as Section } from '@vitrin/shared-contracts/contact-information';
import { api } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { OrderedRows } from '../../ui/list/ordered-rows.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import type { ContactGroup } from './contact-groups.ts';
import styles from './contact-information.module.css';
import { sectionTexts } from './contact-sections.ts';
import { hoursText, readHours } from './working-hours.ts';

interface ContactSectionProps {
  section: Section;
  groups: readonly ContactGroup[];
  /** Reordering is disabled during a search, because the list is incomplete. */
  isSearch: boolean;
  nameOfLanguage: (abbr: string | null) => string;
  addressOf: (record: number | string) => string;
  insertAddress: string;
  onDelete: (item: ContactItemRecord) => void;
}

/** One section with a list per language, each with its own order. */
export function ContactSection(props: ContactSectionProps) {
  const { section, groups, isSearch, nameOfLanguage, addressOf, insertAddress, onDelete } = props;
  const { label, help, icon: SectionIcon } = sectionTexts[section];
  const mayWrite = useRight('contact-information.write');
  const mayDraft = useRight('contact-information.draft-own');
  return (
    <section className={styles.section} aria-labelledby={`bolum-${section}`}>
      <header className={styles.head}>
        <SectionIcon size={20} stroke={1.75} aria-hidden className={styles.icon} />
        <div className={styles.headWords}>
          <h2 id={`bolum-${section}`}>{label}</h2>
          <p>{help}</p>
        </div>
        {mayDraft ? (
          <Button
            component={Link}
            to={insertAddress}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-label={`${label}: ekle`}
          >
            Ekle
          </Button>
        ) : null}
      </header>
      {groups.length === 0 ? <p className={styles.none}>Henüz eklenmedi; sitede bu bölüm görünmez.</p> : null}
      {groups.map(({ lang, items }) => (
        <div key={lang} className={styles.group}>
          <p className={styles.caption}>{nameOfLanguage(lang)}</p>
          <OrderedRows
            items={items}
            label={`${label}, ${nameOfLanguage(lang)}`}
            nameOf={({ name }) => name}
            url={api.adminContactInformation}
            movable={mayWrite && !isSearch}
            renderRow={(item, order) => (
              <RecordRow
                name={item.name}
                record={item.id}
                to={mayDraft ? addressOf(item.id) : null}
                detail={section === 'shift' ? hoursText(readHours(item.content)) : item.content}
                order={order}
                actions={
                  mayDraft ? (
                    <RowActions
                      name={item.name}
                      to={addressOf(item.id)}
                      onDelete={mayWrite ? () => onDelete(item) : undefined}
                      order={mayWrite ? order : undefined}
                    />
                  ) : null
                }
              />
            )}
          />
        </div>
      ))}
    </section>
  );
}
