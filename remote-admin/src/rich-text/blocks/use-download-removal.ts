import type { Download, DownloadRecord } from '@vitrin/shared-contracts/downloads';
import type { PictureUse } from '@vitrin/shared-contracts/media';
import { api } from '@vitrin/shared-contracts/paths';
import { getJson, sendForm } from '../../data/http.ts';
import { formerUsesText, isOnlyFormer } from '../../editing/media/former-uses.ts';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';

/** Returns what deletes a file after a question, which says when old versions show the file. */
export function useDownloadRemoval({ id, name }: Pick<Download, 'id' | 'name'>) {
  const { pending: isReading, run } = useFeedback();
  const { pending: isDeleting, confirmAndDelete } = useConfirmedDelete();
  const path = api.adminDownload(id);
  const remove = async (): Promise<void> => {
    const record = await run(() => getJson<DownloadRecord>(path), {});
    if (!record?.data) return;
    const { used_in: uses } = record.data;
    const inVersions = uses.length > 0 && isOnlyFormer(uses);
    await confirmAndDelete({
      subject: name,
      ...(inVersions && { consequence: consequenceOf(uses) }),
      call: () => sendForm('DELETE', path, inVersions ? { with_versions: 1 } : {}),
      changes: [api.adminDownloads],
    });
  };
  return { pending: isReading || isDeleting, remove };
}

function consequenceOf(uses: readonly PictureUse[]): string {
  return [...uses.map(({ label }) => label), formerUsesText('dosya')].join('\n');
}
