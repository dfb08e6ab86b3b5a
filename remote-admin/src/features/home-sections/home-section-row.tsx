import { homeSectionKindLabels, type HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { copyAddress } from '../../ui/list/copy-address.ts';
import { ActiveSwitch } from '../../ui/list/active-switch.tsx';
import { LanguageMarks } from '../../ui/list/language-marks.tsx';
import type { RowOrder } from '../../ui/list/ordered-rows.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import { sectionWithActive } from './home-section.values.ts';
import { updateSection } from './home-sections.api.ts';
import { sectionKinds } from './section-kinds.ts';

interface HomeSectionRowProps {
  section: HomeSectionRecord;
  name: string;
  order: RowOrder;
  languages: readonly LanguageInfo[];
  onDelete: () => void;
}

export function HomeSectionRow({ section, name, order, languages, onDelete }: HomeSectionRowProps) {
  const { id, kind, active, translations } = section;
  const mayWrite = useRight('home-sections.write');
  const mayDraft = useRight('home-sections.draft-own');
  const to = adminPaths.homeSectionUpdate(id);
  const { icon: Icon, description } = sectionKinds[kind];
  const label = homeSectionKindLabels[kind];
  return (
    <RecordRow
      record={section.id}
      live={active === 1}
      name={name}
      to={mayDraft ? to : null}
      order={order}
      leading={<Icon size={22} stroke={1.5} aria-hidden />}
      detail={label === name ? description : label}
      aside={<LanguageMarks languages={languages} present={Object.keys(translations)} />}
      actions={
        <>
          <ActiveSwitch
            name={name}
            active={active}
            disabled={!mayWrite}
            save={(next) => updateSection(id, sectionWithActive(section, next))}
            changes={api.adminHomeSections}
          />
          {mayDraft ? (
            <RowActions
              name={name}
              to={to}
              copyTo={copyAddress(adminPaths.homeSectionInsert, id)}
              onDelete={mayWrite ? onDelete : undefined}
              order={order}
            />
          ) : null}
        </>
      }
    />
  );
}
