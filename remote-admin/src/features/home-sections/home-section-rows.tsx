import type { HomeSectionRecord } from 'shared-contracts/home-sections';
import { api } from 'shared-contracts/paths';
import { useRight } from 'shared-contracts/state';
import { OrderedRows } from '../../shared/list/ordered-rows.tsx';
import { useConfirmedDelete } from '../../shared/use-confirmed-delete.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { HomeSectionRow } from './home-section-row.tsx';
import { sectionName } from './home-section.values.ts';
import { deleteSection } from './home-sections.api.ts';

interface HomeSectionRowsProps {
  sections: readonly HomeSectionRecord[];
  searching: boolean;
  onChanged: () => void;
}

export function HomeSectionRows({ sections, searching, onChanged }: HomeSectionRowsProps) {
  const { reading } = useLanguages();
  const languages = reading.state === 'ready' ? reading.data : [];
  const mayWrite = useRight('home-sections.write');
  const { confirmAndDelete } = useConfirmedDelete();
  const nameOf = (section: HomeSectionRecord) => sectionName(section, languages[0]?.abbr ?? '');
  const remove = async (section: HomeSectionRecord) => {
    if (await confirmAndDelete({ subject: nameOf(section), call: () => deleteSection(section.id) })) onChanged();
  };
  return (
    <OrderedRows
      items={sections}
      label="Bölümler"
      nameOf={nameOf}
      url={api.adminHomeSections}
      movable={mayWrite && !searching}
      onKept={onChanged}
      renderRow={(section, order) => (
        <HomeSectionRow
          section={section}
          name={nameOf(section)}
          order={order}
          languages={languages}
          onChanged={onChanged}
          onDelete={() => void remove(section)}
        />
      )}
    />
  );
}
