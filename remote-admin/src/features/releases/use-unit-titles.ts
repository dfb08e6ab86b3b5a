import { api } from 'shared-contracts/paths';
import type { RemoteRow } from 'shared-contracts/release-management';
import type { Unit } from 'shared-contracts/releases';
import { useRead } from '../../shared/use-read.ts';

/** What people call each unit; one that is gone keeps its own name. */
export function useUnitTitles(): (unit: Unit) => string {
  const { reading } = useRead<RemoteRow[]>(api.adminRemotes);
  const remotes = reading.state === 'ready' ? reading.data : [];
  return (unit) => (unit === 'shell' ? 'Kabuk' : (remotes.find(({ name }) => name === unit)?.title ?? unit));
}
