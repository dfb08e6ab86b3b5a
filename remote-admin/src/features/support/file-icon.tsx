import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { attachmentTypeOfName, type AttachmentType } from '@vitrin/shared-contracts/attachments';

const icons = {
  png: IconPhoto,
  jpeg: IconPhoto,
  webp: IconPhoto,
  pdf: IconFileTypePdf,
  txt: IconFileText,
} as const satisfies Record<AttachmentType, unknown>;

/** Shows an icon for the file type, derived from the file name. */
export function FileIcon({ name }: { name: string }) {
  const Icon = icons[attachmentTypeOfName(name) ?? 'txt'];
  return <Icon size={20} stroke={1.75} aria-hidden />;
}
