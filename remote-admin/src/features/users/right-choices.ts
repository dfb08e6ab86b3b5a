import type { RightGroup } from '@vitrin/shared-contracts/right-groups';
import { completeRights, type Right } from '@vitrin/shared-contracts/rights';

/** A box of the rights of a role. */
export interface RightChoice {
  label: string;
  isChecked: boolean;
  isDisabled: boolean;
  /** Rights of the role after the box was clicked. */
  next: () => Right[];
}

interface Chosen {
  /** Rights of the role. */
  value: readonly Right[];
  /** Rights of the user, who cannot give others. */
  held: ReadonlySet<Right>;
}

/** Label of the box that limits drafts to own records. */
export const ownDraftsLabel = 'Taslakta yalnızca kendi kayıtları';

/** Returns the boxes of a subject: one for each right, and for drafts one that limits them to own records. */
export function choicesOf({ rights }: RightGroup, chosen: Chosen): RightChoice[] {
  const named = new Map(rights.map(({ right }) => [right.split('.')[1], right]));
  const [all, own] = [named.get('draft'), named.get('draft-own')];
  return rights.flatMap(({ right, label }) => {
    if (all === undefined || own === undefined) return [choiceOf(right, label, chosen)];
    if (right === own) return [];
    return right === all ? draftChoices({ all, own, label }, chosen) : [choiceOf(right, label, chosen)];
  });
}

function choiceOf(right: Right, label: string, { value, held }: Chosen): RightChoice {
  const isChecked = value.includes(right);
  return {
    label,
    isChecked,
    isDisabled: !held.has(right) && !isChecked,
    next: () => (isChecked ? without(value, right) : completeRights([...value, right])),
  };
}

/** The limit is shown once drafts are chosen; whoever may publish is not limited. */
function draftChoices(
  { all, own, label }: { all: Right; own: Right; label: string },
  { value, held }: Chosen,
): RightChoice[] {
  const isLimited = value.includes(own) && !value.includes(all);
  const draft = choiceOf(own, label, { value, held });
  const given = held.has(all) ? all : own;
  const drafts = { ...draft, next: () => (draft.isChecked ? draft.next() : completeRights([...value, given])) };
  if (!draft.isChecked) return [drafts];
  const publishes = value.some((right) => right !== all && completeRights([right]).includes(all));
  const limit = {
    label: ownDraftsLabel,
    isChecked: isLimited,
    isDisabled: publishes || (isLimited && !held.has(all)),
    next: () => (isLimited ? completeRights([...value, all]) : without(value, all)),
  };
  return [drafts, limit];
}

/** A right contains others, such as that to read; without these it is of no use. */
function without(value: readonly Right[], right: Right): Right[] {
  return value.filter((each) => !completeRights([each]).includes(right));
}
