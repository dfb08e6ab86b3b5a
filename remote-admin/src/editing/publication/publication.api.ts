import { api } from '@vitrin/shared-contracts/paths';
import type {
  RecordPublication,
  ScheduleInput,
  ScheduledPublication,
  UnpublishedWork,
  WithdrawnRecord,
  WorkingCopy,
  WorkingCopyInput,
  WorkingCopyRow,
} from '@vitrin/shared-contracts/publication';
import { recordDefinitions } from '@vitrin/shared-contracts/records/record-definitions';
import { stampForm } from '@vitrin/shared-contracts/records/upgrades';
import { sendForm } from '../../data/http.ts';
import { readQuery } from '../../data/query.ts';

export const publicationQuery = (entity: string, record: string) =>
  readQuery<RecordPublication>(api.adminRecordPublication(entity, record));

export const workingCopyQuery = (entity: string, id: string) =>
  readQuery<WorkingCopy>(api.adminWorkingCopy(entity, id));

export const unpublishedQuery = (entity: string) => readQuery<UnpublishedWork>(api.adminKindPublication(entity));

/** Values of a form, what they were in the version that they are based on, and the request body that would publish them. */
export interface CopyValues {
  form: object;
  base: object | null;
  values: object;
}

export const saveWorkingCopy = (
  entity: string,
  id: string,
  input: WorkingCopyInput,
  { form, base, values }: CopyValues,
) => {
  const { upgrades } = recordDefinitions.get(entity) ?? {};
  return sendForm<WorkingCopyRow>('PUT', api.adminWorkingCopy(entity, id), {
    form_data: input,
    form: stampForm(form, upgrades),
    values: stampForm(values, upgrades),
    ...(base === null ? {} : { base: stampForm(base, upgrades) }),
  });
};

export const discardWorkingCopy = (entity: string, { id, rev }: Pick<WorkingCopyRow, 'id' | 'rev'>) =>
  sendForm('DELETE', api.adminWorkingCopy(entity, id), { rev: String(rev) });

export const saveSchedule = (entity: string, input: ScheduleInput, values: object) =>
  sendForm<ScheduledPublication>('PUT', api.adminSchedule(entity, crypto.randomUUID()), {
    form_data: input,
    values: stampForm(values, recordDefinitions.get(entity)?.upgrades),
  });

export const cancelSchedule = (entity: string, id: string) => sendForm('DELETE', api.adminSchedule(entity, id), {});

/** Takes a record off the site, or some of its languages. */
export const withdrawRecord = (entity: string, record: string, languages: readonly string[] | null) =>
  sendForm<WithdrawnRecord>('PUT', api.adminWithdrawal(entity, record), { form_data: { languages } });
