import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { api } from 'shared-contracts/paths';
import { getFile } from '../../shared/http.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useFeedback } from '../../shared/use-feedback.ts';

/** Takes away what the filters leave, all pages of it. */
export function AuditExport({ chosen }: { chosen: Readonly<Record<string, string>> }) {
  const { pending, run } = useFeedback();
  const download = async () => {
    const answer = await run(() => getFile(api.adminAuditExport, chosen), { success: 'Kayıtlar indirildi.' });
    if (answer?.success && answer.data) saveFile(answer.data, 'kayitlar.csv');
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={pending}
      onClick={() => void download()}
    >
      CSV olarak indir
    </Button>
  );
}
