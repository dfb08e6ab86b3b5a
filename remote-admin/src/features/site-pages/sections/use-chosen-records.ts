import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MenuTargetState } from '@vitrin/shared-contracts/menus';
import { api } from '@vitrin/shared-contracts/paths';
import { readQuery } from '../../../data/query.ts';

/** A chosen record as its field names it. */
export interface ChosenRecord {
  id: number;
  name: string;
  isDeleted: boolean;
}

/** Returns the chosen records of a kind in their order. One whose name is not known yet, or not to the user, has its number. */
export function useChosenRecords(of: string, noun: string, ids: readonly number[]): ChosenRecord[] {
  const keys = ids.map((id) => `${of}.${id}`);
  const query = readQuery<MenuTargetState[]>(api.adminRecordStates, { keys: keys.toSorted().join(',') });
  const { data = [] } = useQuery({ ...query, enabled: keys.length > 0, placeholderData: keepPreviousData });
  return ids.map((id) => {
    const state = data.find(({ key }) => key === `${of}.${id}`);
    const [title] = Object.values(state?.titles ?? {});
    return {
      id,
      name: title ?? `${noun} ${id}`,
      isDeleted: Object.values(state?.states ?? {}).includes('deleted'),
    };
  });
}
