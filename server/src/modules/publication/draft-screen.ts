import { dialogParam, newRecordParam } from '@vitrin/shared-contracts/paths';
import { workingCopyAddress } from '@vitrin/shared-contracts/working-copy-address';
import type { ContentKind } from '../../content/content-kind.ts';

/** Returns the screen of the panel that opens a draft; null for the draft of a new record without such a screen. */
export function draftScreen(
  { screen, insertScreen }: Pick<ContentKind, 'screen' | 'insertScreen'>,
  { record, copy }: { record: string | null; copy: string | null },
): string | null {
  if (record !== null) return screen(record);
  if (copy === null) return null;
  const insert = insertScreen ?? newRecordDialog(screen);
  return insert === null ? null : workingCopyAddress(insert, copy);
}

/** Records that are edited in a dialog over their list have no screen of their own. */
function newRecordDialog(screen: ContentKind['screen']): string | null {
  const address = screen(newRecordParam);
  return address.includes(`?${dialogParam}=`) ? address : null;
}
