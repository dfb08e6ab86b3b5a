import type { HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { OrderedRows } from '../../ui/list/ordered-rows.tsx';
import { useTrash } from '../../editing/use-trash.ts';
import { HomeSectionRow } from './home-section-row.tsx';
import { sectionName } from './home-section.values.ts';
import { deleteSection } from './home-sections.api.ts';

interface HomeSectionRowsProps {
  sections: readonly HomeSectionRecord[];
  searching: boolean;
  languages: readonly LanguageInfo[];
}

export function HomeSectionRows({ sections, searching, languages }: HomeSectionRowsProps) {
  const mayWrite = useRight('home-sections.write');
  const { moveToTrash } = useTrash();
  const nameOf = (section: HomeSectionRecord) => sectionName(section, languages[0]?.abbr ?? '');
  const remove = (section: HomeSectionRecord) =>
    moveToTrash({
      entity: 'home-section',
      ids: [section.id],
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
