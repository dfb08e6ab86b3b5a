import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { menuTargetKey, type MenuEntry, type MenuTargetState } from '@vitrin/shared-contracts/menus';
import { api } from '@vitrin/shared-contracts/paths';
import { readQuery } from '../../data/query.ts';

/** Returns what the server knows about the targets of the entries in the form, saved or not; null until it is known. */
export function useMenuTargets(entries: readonly MenuEntry[]): ReadonlyMap<string, MenuTargetState> | null {
  const keys = [...new Set(entries.flatMap(({ target }) => menuTargetKey(target) ?? []))].toSorted();
  const query = readQuery<MenuTargetState[]>(api.adminMenuTargets, { keys: keys.join(',') });
  const { data } = useQuery({ ...query, enabled: keys.length > 0, placeholderData: keepPreviousData });
  if (keys.length === 0) return new Map();
  return data ? new Map(data.map((target) => [target.key, target])) : null;
}
