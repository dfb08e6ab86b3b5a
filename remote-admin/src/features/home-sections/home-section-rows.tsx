import type { HomeSectionRecord } from 'shared-contracts/home-sections';
import type { LanguageRecord } from 'shared-contracts/languages';
import { api } from 'shared-contracts/paths';
import { useRight } from 'shared-contracts/state';
import { OrderedRows } from '../../shared/list/ordered-rows.tsx';
import { useConfirmedDelete } from '../../shared/use-confirmed-delete.ts';
import { HomeSectionRow } from './home-section-row.tsx';
import { sectionName } from './home-section.values.ts';
import { deleteSection } from './home-sections.api.ts';

interface HomeSectionRowsProps {
  sections: readonly HomeSectionRecord[];
  searching: boolean;
  languages: readonly LanguageRecord[];
}

export function HomeSectionRows({ sections, searching, languages }: HomeSectionRowsProps) {
  const mayWrite = useRight('home-sections.write');
  const { confirmAndDelete } = useConfirmedDelete();
  const nameOf = (section: HomeSectionRecord) => sectionName(section, languages[0]?.abbr ?? '');
  const remove = (section: HomeSectionRecord) =>
    confirmAndDelete({
      subject: nameOf(section),
      call: () => deleteSection(section.id),
      changes: [api.adminHomeSections],
    });
  return (
    <OrderedRows
      items={sections}
      label="Bölümler"
      nameOf={nameOf}
      url={api.adminHomeSections}
      movable={mayWrite && !searching}
      renderRow={(section, order) => (
        <HomeSectionRow
          section={section}
          name={nameOf(section)}
          order={order}
          languages={languages}
          onDelete={() => void remove(section)}
        />
      )}
    />
  );
}
