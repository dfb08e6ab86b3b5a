import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { messages } from '@vitrin/shared-contracts/messages';
import { moveItem } from '@vitrin/shared-contracts/queue';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { useFieldErrors } from '../../../editing/form/field-errors.ts';
import type { Embed } from '../../../rich-text/embeds.ts';
import { showSuccess } from '../../../ui/feedback/dialogs.ts';
import {
  copyOfSection,
  newSection,
  toggledSection,
  wholeSection,
  withChangedSection,
  withoutSection,
  withSection,
  type SectionValues,
} from './section-edits.ts';
import { errorsOfSection } from './section-errors.ts';

/** Id of the heading, which gets the focus of what is no longer there. */
export const sectionsHeading = 'page-sections';

/** Id of the button that opens a section or an item, of which `id` may be the place: 'section.item'. */
export const cardButton = (id: string) => `card-${id}`;

type Change = (values: SectionValues) => SectionValues;

/** Changes the sections of the form; of changes that follow each other, none is lost. */
export function useSectionValues() {
  const { values, setValues } = useFormikContext<SectionValues>();
  const latest = useRef(values);
  latest.current = values;
  const apply = (change: Change) => {
    latest.current = change(latest.current);
    void setValues(latest.current);
  };
  return { values, apply };
}

/** Focuses an element once it is rendered. */
export function useFocusAfterChange(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}

/** Milliseconds until a preview that covered the form has returned the focus. */
const AFTER_DIALOG_MS = 50;

/** Brings a card into view, with the focus on its name. */
export function focusCard(id: string): void {
  setTimeout(() => {
    const button = document.getElementById(cardButton(id));
    button?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
  }, AFTER_DIALOG_MS);
}

/** Says that something was removed and offers to take that back. */
export function offerUndo(title: string, name: string, undo: () => void): void {
  void showSuccess(title, name, { label: messages.undo, run: undo });
}

/** Returns the function that tells whether the form is open: messages that offer to take something back stay longer. */
function useIsOpen(): () => boolean {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current;
}

/** Returns the sections of the form and what can be done with them. `name` returns what a section is called. */
export function useSections(nameOf: (id: string) => string, open: (id: string) => void) {
  const { values, apply } = useSectionValues();
  const { errors, clearError } = useFieldErrors();
  const [announced, announce] = useState('');
  const focus = useFocusAfterChange();
  const isOpen = useIsOpen();
  const { sections } = values;

  const indexOf = (id: string) => sections.findIndex((section) => section.id === id);

  const add = (section: StoredSection, index: number) => {
    apply((before) => withSection(before, { section, texts: {} }, index));
    open(section.id);
    focus(cardButton(section.id));
  };

  /** Adds the section of a map or a video after another one. */
  const addEmbed = ({ kind, address }: Embed, after: string) => {
    const definition = sectionDefinition(kind);
    if (!definition) return;
    const section = newSection(definition);
    add({ ...section, values: { ...section.values, [kind]: address } }, indexOf(after) + 1);
    announce(`${definition.label} bölümü eklendi.`);
  };

  const move = (from: number, to: number) => {
    const section = sections[from];
    if (!section || to < 0 || to >= sections.length) return;
    apply((before) => ({ ...before, sections: [...moveItem(before.sections, from, to)] }));
    announce(`${nameOf(section.id)} ${to + 1}. sıraya taşındı.`);
  };

  const copy = (id: string) => {
    const whole = wholeSection(values, id);
    if (!whole) return;
    const copied = copyOfSection(whole);
    apply((before) => withSection(before, copied, indexOf(id) + 1));
    open(copied.section.id);
    focus(cardButton(copied.section.id));
    announce(`${nameOf(id)} kopyalandı.`);
  };

  const toggle = (id: string) => apply((before) => withChangedSection(before, id, toggledSection));

  /** Removes a section and returns the function that puts it back, false once the form is closed; null if there is none. */
  const takeOut = (id: string) => {
    const [whole, index] = [wholeSection(values, id), indexOf(id)];
    if (!whole) return null;
    for (const path of errorsOfSection(errors, id)) clearError(path);
    apply((before) => withoutSection(before, id));
    const neighbour = sections[index + 1] ?? sections[index - 1];
    focus(neighbour ? cardButton(neighbour.id) : sectionsHeading);
    return () => {
      if (isOpen()) apply((before) => withSection(before, whole, index));
      return isOpen();
    };
  };

  const remove = (id: string) => {
    const putBack = takeOut(id);
    if (putBack) offerUndo('Bölüm kaldırıldı.', nameOf(id), () => void putBack());
  };

  return { values, apply, announced, focus, takeOut, actions: { add, addEmbed, move, copy, toggle, remove } };
}

export type SectionActions = ReturnType<typeof useSections>['actions'];
