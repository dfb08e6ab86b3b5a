import { api } from 'shared-contracts/paths';
import type { SocialLinkRecord } from 'shared-contracts/social-media';
import { EditedRecord } from '../../shared/form/edited-record.tsx';
import { newRecord } from '../../shared/form/use-edited.ts';
import type { Reading } from '../../shared/use-read.ts';
import { SocialLinkDialog } from './social-link.dialog.tsx';

interface OpenedSocialLinkProps {
  /** What the address asks for: an id, or a new one. */
  edited: string;
  reading: Reading<readonly SocialLinkRecord[]>;
  onClose: () => void;
  reread: () => Promise<void>;
}

export function OpenedSocialLink({ edited, reading, onClose, reread }: OpenedSocialLinkProps) {
  if (edited === newRecord) return <SocialLinkDialog record={null} onClose={onClose} reread={reread} />;
  return (
    <EditedRecord id={edited} path={api.adminSocialMedia} reading={reading} onClose={onClose} reread={reread}>
      {(opened) => <SocialLinkDialog {...opened} onClose={onClose} />}
    </EditedRecord>
  );
}
