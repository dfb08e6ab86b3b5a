import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScheduledPublication, WorkingCopy, WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { openedPublication } from './opened-record.ts';
import { unpublishedQuery, workingCopyQuery } from './publication.api.ts';
import { workingCopyParam } from '@vitrin/shared-contracts/working-copy-address';

/**
 * Returns the publication of a record that does not exist yet: the draft that the address names, or the one that was saved
 * since the form was opened. Undefined for kinds that are public as soon as they are saved.
 */
export function useNewPublication(entity: string | undefined) {
  const [params, setParams] = useSearchParams();
  // The draft that is saved later is in the form already.
  const [opened] = useState(() => (entity === undefined ? null : params.get(workingCopyParam)));
  const [saved, setSaved] = useState<WorkingCopy | null>(null);
  const query = useQuery({ ...workingCopyQuery(entity ?? '', opened ?? ''), enabled: opened !== null });
  const copy = saved ?? query.data ?? null;
  const schedule = useScheduleOf(entity ?? '', copy);

  function onDraftSaved(row: WorkingCopyRow, values: object): void {
    setSaved({ ...row, form_json: JSON.stringify(values), base_json: null });
    if (params.get(workingCopyParam) !== row.id)
      setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), [workingCopyParam]: row.id }), {
        replace: true,
      });
  }

  return {
    publication: entity === undefined ? undefined : openedPublication(entity, null, { copy, schedule }),
    queries: opened === null ? [] : [query],
    onDraftSaved,
  };
}

/** Returns the scheduled publication of a new record. */
function useScheduleOf(entity: string, copy: WorkingCopy | null): ScheduledPublication | null {
  const { data } = useQuery({ ...unpublishedQuery(entity), enabled: copy !== null });
  return data?.schedules.find(({ copy_id }) => copy_id === copy?.id) ?? null;
}
