import { readSetting, saveSetting } from '../../platform/database/settings.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { isNoticeConfirmed } from '../contracts/contracts.service.ts';

const KEY = 'forms';

interface FormsSetting {
  /** The forms take nothing before a person has published their notice. */
  needs_notice: boolean;
}

/** Closes the forms of a new site until a person has published their notice. A form that worked before is never closed. */
export function closeUntilNotice(trx: Db, stamp: Stamp): Promise<void> {
  return saveSetting(trx, KEY, { value: { needs_notice: true } satisfies FormsSetting, version: 1 }, stamp);
}

/** Checks whether the forms of visitors are closed, because their notice has not been published. */
export async function areFormsClosed(db: Db): Promise<boolean> {
  const { value } = await readSetting<FormsSetting>(db, KEY);
  return value.needs_notice === true && !(await isNoticeConfirmed(db));
}
