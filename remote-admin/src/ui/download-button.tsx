import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { useDownload } from './use-download.ts';

interface DownloadButtonProps {
  label: string;
  call: () => Promise<ApiResponse<Blob>>;
  /** File name for the download. */
  name: string;
  /** Message shown after the file was saved. */
  success?: string;
}

export function DownloadButton({ label, call, name, success }: DownloadButtonProps) {
  const { pending, download } = useDownload();
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={pending}
      onClick={() => void download(call, name, success === undefined ? {} : { success })}
    >
      {label}
    </Button>
  );
}
