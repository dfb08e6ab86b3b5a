import { useState } from 'react';
import type { FoundRecord, FoundText, ReplacementInput } from '@vitrin/shared-contracts/site-search';
import { recordKey } from './use-site-search.ts';

/** Places of which the user has decided whether they are replaced. */
type Decisions = Readonly<Record<string, boolean>>;

/** A place that can be replaced. */
export const isReplaceable = ({ replacement }: FoundText) => replacement !== null;

/** Manages which of the found places are replaced: at first those that certainly mean what was typed. */
export function useChosenPlaces(records: readonly FoundRecord[]) {
  const [decisions, setDecisions] = useState<Decisions>({});
  const nameOf = (record: FoundRecord, text: FoundText) => `${recordKey(record)} ${text.key}`;
  const isChosen = (record: FoundRecord, text: FoundText) =>
    isReplaceable(text) && (decisions[nameOf(record, text)] ?? text.doubt === null);
  const decide = (record: FoundRecord, texts: readonly FoundText[], chosen: boolean) =>
    setDecisions((before) => ({
      ...before,
      ...Object.fromEntries(texts.map((text) => [nameOf(record, text), chosen])),
    }));
  const chosen: ReplacementInput['records'] = records.flatMap((each) => {
    const keys = each.texts.filter((text) => isChosen(each, text)).map(({ key }) => key);
    const { entity, record, version } = each;
    return keys.length > 0 ? [{ entity, record, version, keys }] : [];
  });
  return {
    isChosen,
    decide,
    decideAll(isWanted: boolean) {
      const all = records.flatMap((record) => record.texts.map((text) => [nameOf(record, text), isWanted]));
      setDecisions(Object.fromEntries(all) as Decisions);
    },
    chosen,
    places: chosen.reduce((sum, { keys }) => sum + keys.length, 0),
    all: records.reduce((sum, { texts }) => sum + texts.filter(isReplaceable).length, 0),
  };
}

export type ChosenPlaces = ReturnType<typeof useChosenPlaces>;
