import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconFileExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs';
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { use } from 'react';
import { isEmptySection } from '@vitrin/shared-contracts/sections/empty-section';
import { declarationOf } from '@vitrin/shared-contracts/sections/placed-sections';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { useFieldErrors } from '../../../editing/form/field-errors.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EmbedContext } from '../../../rich-text/embeds.ts';
import { DeferredMenu } from '../../../ui/layers/deferred-menu.tsx';
import type { RowDrag } from '../../../ui/list/sortable-rows.ts';
import { useIsSample } from '../samples.ts';
import { ErrorCount } from './error-count.tsx';
import { MissingDefinition } from './missing-definition.tsx';
import { MovableCard } from './movable-card.tsx';
import { PlaceableContext } from './placeable-sections.ts';
import { SectionContent } from './section-content.tsx';
import { PlacedDrawing } from './placed-drawing.tsx';
import type { SectionValues } from './section-edits.ts';
import { errorsOfSection } from './section-errors.ts';
import { kindLabel } from './section-names.ts';
import styles from './sections.module.css';
import type { TakeMode } from './other-page/use-take-section.ts';
import type { OpenCards } from './use-open-cards.ts';
import type { SectionActions } from './use-sections.ts';

interface SectionCardProps {
  section: StoredSection;
  /** What it is called: its first text, else its kind. */
  name: string;
  lang: string;
  isTranslated: boolean;
  values: SectionValues;
  drag: RowDrag;
  index: number;
  count: number;
  cards: OpenCards;
  actions: SectionActions;
  /** No other section has room. */
  isFull: boolean;
  /** Asks for the page to which the section is moved or copied. */
  onTake: (mode: TakeMode) => void;
}

/** A section in the form: what it is, what can be done with it, and its fields once it is open. */
export function SectionCard(props: SectionCardProps) {
  const { section, name, lang, isTranslated, drag, index, count, cards, actions, isFull, onTake } = props;
  const { id, off = false } = section;
  const definition = useDefinition(section);
  return (
    <MovableCard
      id={id}
      name={name}
      drag={drag}
      index={index}
      count={count}
      onMove={actions.move}
      isOpen={cards.has(id)}
      onToggle={() => cards.toggle(id)}
      level={3}
      leading={<PlacedDrawing section={section} />}
      detail={<SectionNotes {...props} />}
      muted={off}
      actions={
        <>
          {definition ? (
            <IconButton
              data-tooltip="Kopyala"
              aria-label={`${name}: kopyala`}
              disabled={isFull}
              onClick={() => actions.copy(id)}
            >
              <IconCopy size={18} stroke={1.75} aria-hidden />
            </IconButton>
          ) : null}
          <IconButton
            data-tooltip={off ? 'Göster' : 'Gizle'}
            aria-label={`${name}: ${off ? 'göster' : 'gizle'}`}
            onClick={() => actions.toggle(id)}
          >
            {off ? <IconEyeOff size={18} stroke={1.75} aria-hidden /> : <IconEye size={18} stroke={1.75} aria-hidden />}
          </IconButton>
          <IconButton data-tooltip="Kaldır" aria-label={`${name}: kaldır`} onClick={() => actions.remove(id)}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconButton>
          {definition ? <OtherPageMenu name={name} onTake={onTake} /> : null}
        </>
      }
    >
      {definition ? (
        <EmbedContext value={isFull ? null : (embed) => actions.addEmbed(embed, id)}>
          <SectionContent {...{ section, definition, lang, isTranslated, cards }} />
        </EmbedContext>
      ) : undefined}
    </MovableCard>
  );
}

/** Returns what the form of a section follows from; undefined for one without a form. */
function useDefinition(section: StoredSection) {
  const { remotes } = use(PlaceableContext);
  return sectionDefinition(section.kind) ?? declarationOf(section, remotes);
}

function OtherPageMenu({ name, onTake }: Pick<SectionCardProps, 'name' | 'onTake'>) {
  return (
    <DeferredMenu
      width={240}
      button={
        <IconButton aria-label={`${name}: diğer işlemler`}>
          <IconDots size={18} aria-hidden />
        </IconButton>
      }
    >
      {(Menu) => (
        <>
          <Menu.Item leftSection={<IconFileExport size={18} aria-hidden />} onClick={() => onTake('move')}>
            Başka sayfaya taşı
          </Menu.Item>
          <Menu.Item leftSection={<IconFiles size={18} aria-hidden />} onClick={() => onTake('copy')}>
            Başka sayfaya kopyala
          </Menu.Item>
        </>
      )}
    </DeferredMenu>
  );
}

/** Kind of a section, and why visitors do not see it. */
function SectionNotes({ section, name, lang, values }: SectionCardProps) {
  const { errors } = useFieldErrors();
  const isSample = useIsSample(section.id, lang);
  const label = kindLabel(section, use(PlaceableContext));
  const isKnown = useDefinition(section) !== undefined;
  const isEmpty = isKnown && isEmptySection(section, values.translations[lang]?.texts ?? {});
  return (
    <>
      {name === label ? null : <span>{label}</span>}
      {section.off ? <span className={styles.badge}>Gizli</span> : null}
      {isSample ? <span className={styles.badge}>Örnek metin</span> : null}
      {isKnown ? null : <MissingDefinition section={section} />}
      {isEmpty && !section.off ? <span>Bu dilde boş; sitede gösterilmez.</span> : null}
      <ErrorCount count={errorsOfSection(errors, section.id).length} />
    </>
  );
}
