import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { moveItem } from '@vitrin/shared-contracts/queue';
import type { SectionFields, SectionItems as Declared } from '@vitrin/shared-contracts/sections/define-section';
import type { StoredItem, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { useFieldErrors } from '../../../editing/form/field-errors.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SortableList } from '../../../ui/list/sortable-list.tsx';
import { MovableCard } from './movable-card.tsx';
import { initialValues, newId, wholeItem, withChangedSection, withItem, withoutItem } from './section-edits.ts';
import { errorsOfSection } from './section-errors.ts';
import { FieldGroup } from './field-group.tsx';
import { ErrorCount } from './error-count.tsx';
import { itemName } from './section-names.ts';
import styles from './sections.module.css';
import { itemCard, type OpenCards } from './use-open-cards.ts';
import { cardButton, offerUndo, useFocusAfterChange, useSectionValues } from './use-sections.ts';

interface SectionItemsProps {
  section: StoredSection;
  declared: Declared<SectionFields, SectionFields>;
  lang: string;
  cards: OpenCards;
}

/** The repeated parts of a section, such as questions. */
export function SectionItems({ section, declared, lang, cards }: SectionItemsProps) {
  const { items = [] } = section;
  const { nameOf, add, copy, move, remove } = useItems({ section, declared, lang, cards });
  const noun = declared.noun.toLocaleLowerCase('tr');
  return (
    <div className={styles.items}>
      <SortableList
        items={items}
        label={`Bölümün öğeleri: ${noun}`}
        nameOf={nameOf}
        movable={items.length > 1}
        onMove={move}
        renderRow={(item, index, drag) => (
          <li ref={drag.row} className={styles.item}>
            <MovableCard
              id={itemCard(section.id, item.id)}
              name={nameOf(item)}
              drag={drag}
              index={index}
              count={items.length}
              onMove={move}
              isOpen={cards.has(itemCard(section.id, item.id))}
              onToggle={() => cards.toggle(itemCard(section.id, item.id))}
              level={4}
              detail={<ItemErrors section={section.id} item={item.id} />}
              actions={
                <>
                  <IconButton
                    data-tooltip="Kopyala"
                    aria-label={`${nameOf(item)}: kopyala`}
                    disabled={items.length >= declared.max}
                    onClick={() => copy(item)}
                  >
                    <IconCopy size={18} stroke={1.75} aria-hidden />
                  </IconButton>
                  <IconButton data-tooltip="Kaldır" aria-label={`${nameOf(item)}: kaldır`} onClick={() => remove(item)}>
                    <IconTrash size={18} stroke={1.75} aria-hidden />
                  </IconButton>
                </>
              }
            >
              <FieldGroup fields={declared.texts} section={section.id} item={item.id} lang={lang} shownLang={lang} />
              <FieldGroup fields={declared.shared} section={section.id} item={item.id} lang={null} shownLang={lang} />
            </MovableCard>
          </li>
        )}
      />
      <Button
        id={cardButton(`${section.id}-add`)}
        size="xs"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={items.length >= declared.max}
        onClick={add}
      >
        {items.length >= declared.max ? `En çok ${declared.max} ${noun}` : `${declared.noun} ekle`}
      </Button>
    </div>
  );
}

function ItemErrors({ section, item }: { section: string; item: string }) {
  const { errors } = useFieldErrors();
  return <ErrorCount count={errorsOfSection(errors, section, item).length} />;
}

/** Returns what can be done with the items of a section. */
function useItems({ section, declared, lang, cards }: SectionItemsProps) {
  const { values, apply } = useSectionValues();
  const { errors, clearError } = useFieldErrors();
  const focus = useFocusAfterChange();
  const { id, items = [] } = section;
  const nameOf = (item: StoredItem) => itemName(section, item, lang, values);
  const show = (item: string) => {
    cards.open(itemCard(id, item));
    focus(cardButton(itemCard(id, item)));
  };
  return {
    nameOf,
    add() {
      const item = { id: newId(), values: initialValues(declared.shared) };
      apply((before) => withItem(before, id, { item, texts: {} }, items.length));
      show(item.id);
    },
    copy(original: StoredItem) {
      const whole = wholeItem(values, id, original.id);
      if (!whole) return;
      const item = { ...whole.item, id: newId() };
      apply((before) => withItem(before, id, { ...whole, item }, items.indexOf(original) + 1));
      show(item.id);
    },
    move: (from: number, to: number) =>
      apply((before) =>
        withChangedSection(before, id, (own) => ({ ...own, items: [...moveItem(own.items ?? [], from, to)] })),
      ),
    remove(item: StoredItem) {
      const whole = wholeItem(values, id, item.id);
      if (!whole) return;
      const index = items.indexOf(item);
      for (const path of errorsOfSection(errors, id, item.id)) clearError(path);
      apply((before) => withoutItem(before, id, item.id));
      const neighbour = items[index + 1] ?? items[index - 1];
      focus(cardButton(neighbour ? itemCard(id, neighbour.id) : `${id}-add`));
      offerUndo(`${declared.noun} kaldırıldı.`, nameOf(item), () =>
        apply((before) => withItem(before, id, whole, index)),
      );
    },
  };
}
