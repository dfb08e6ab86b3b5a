import { useQuery } from '@tanstack/react-query';
import type { Unit } from 'shared-contracts/releases';
import { remotesQuery } from './releases.api.ts';

/** What people call each unit; one that is gone keeps its own name. */
export function useUnitTitles(): (unit: Unit) => string {
  const { data: remotes = [] } = useQuery(remotesQuery);
  return (unit) => (unit === 'shell' ? 'Kabuk' : (remotes.find(({ name }) => name === unit)?.title ?? unit));
}
