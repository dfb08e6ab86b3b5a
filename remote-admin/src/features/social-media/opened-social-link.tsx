import type { SocialLinkRecord } from 'shared-contracts/social-media';
import { EditedRecord } from '../../shared/form/edited-record.tsx';
import { newRecord } from '../../shared/form/use-edited.ts';
import type { ListQuery } from '../../shared/query.ts';
import { SocialLinkDialog } from './social-link.dialog.tsx';
import { socialLinksQuery } from './social-media.api.ts';

interface OpenedSocialLinkProps {
  /** What the address asks for: an id, or a new one. */
  edited: string;
  query: ListQuery<SocialLinkRecord>;
  onClose: () => void;
}

export function OpenedSocialLink({ edited, query, onClose }: OpenedSocialLinkProps) {
  if (edited === newRecord) return <SocialLinkDialog record={null} onClose={onClose} />;
  return (
    <EditedRecord id={edited} query={query} all={socialLinksQuery()} onClose={onClose}>
      {(record) => <SocialLinkDialog record={record} onClose={onClose} />}
    </EditedRecord>
  );
}
