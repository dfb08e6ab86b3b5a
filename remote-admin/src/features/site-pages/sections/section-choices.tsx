import type { ReactNode } from 'react';
import { fold } from '@vitrin/shared-contracts/fold';
import type { PlaceableRemote } from '@vitrin/shared-contracts/placeable-sections';
import { sectionGroups, type EditedPage, type SectionGroup } from '@vitrin/shared-contracts/sections/define-section';
import { sectionDefinition, sectionDefinitions } from '@vitrin/shared-contracts/sections/section-kinds';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { DeclaredDrawing } from './drawing-shapes.tsx';
import { SectionDrawing } from './section-drawing.tsx';
import { newPlacedSection, newSection } from './section-edits.ts';

/** A section that can be added. */
interface Choice {
  key: string;
  label: string;
  sentence: string;
  drawing: ReactNode;
  create: () => StoredSection;
}

/** Choices below one heading, at least one. */
export interface ChoiceGroup {
  title: string;
  choices: readonly Choice[];
}

const definitions = sectionDefinitions.flatMap(({ kind }) => sectionDefinition(kind) ?? []);
const groups = Object.keys(sectionGroups) as SectionGroup[];

/** Returns the kinds of sections that a page can have and the search finds. */
export function ownGroups(page: EditedPage, search: string): ChoiceGroup[] {
  const found = definitions.filter(
    ({ only = page, label, sentence }) => only === page && matches(search, label, sentence),
  );
  return groups.flatMap((group) => {
    const choices = found
      .filter((definition) => definition.group === group)
      .map((definition): Choice => {
        const { kind: key, label, sentence } = definition;
        return { key, label, sentence, drawing: <SectionDrawing kind={key} />, create: () => newSection(definition) };
      });
    return choices.length > 0 ? [{ title: sectionGroups[group], choices }] : [];
  });
}

/** Heading of the sections of remotes. */
export const placedHeading = 'Uygulama';

/** Returns the sections of remotes that the search finds, also by their heading, the remote and the team that it belongs to. */
export function placedGroups(
  remotes: readonly PlaceableRemote[],
  search: string,
): (ChoiceGroup & Pick<PlaceableRemote, 'owner'>)[] {
  return remotes.flatMap((remote) => {
    const { title, owner } = remote;
    const choices = remote.sections
      .filter((section) => matches(search, section.title, section.sentence, title, owner ?? '', placedHeading))
      .map((section): Choice => {
        const { name: key, title: label, sentence, drawing } = section;
        return {
          key,
          label,
          sentence,
          drawing: <DeclaredDrawing shapes={drawing} />,
          create: () => newPlacedSection(remote, section),
        };
      });
    return choices.length > 0 ? [{ title, owner, choices }] : [];
  });
}

function matches(search: string, ...texts: readonly string[]): boolean {
  return fold(texts.join(' ')).includes(fold(search.trim()));
}
