import { api } from '@vitrin/shared-contracts/paths';
import type { SocialLinkRecord } from '@vitrin/shared-contracts/social-media';
import { OrderedRows } from '../../ui/list/ordered-rows.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import { readableAddress } from '../../data/readable-hosts.ts';
import { useTrash } from '../../editing/use-trash.ts';
import { SocialIconPicture } from './social-icon-picture.tsx';
import { deleteSocialLink } from './social-media.api.ts';

interface SocialLinkRowsProps {
  links: readonly SocialLinkRecord[];
  mayDraft: boolean;
  mayWrite: boolean;
  /** Reordering is disabled during a search, because the list is incomplete. */
  isSearch: boolean;
  addressOf: (record: number) => string;
}

export function SocialLinkRows({ links, mayDraft, mayWrite, isSearch, addressOf }: SocialLinkRowsProps) {
  const { moveToTrash } = useTrash();
  const remove = ({ id, name }: SocialLinkRecord) =>
    moveToTrash({
      entity: 'social-media',
      ids: [id],
      subject: name,
      call: () => deleteSocialLink(id),
      changes: [api.adminSocialMedia],
    });
  return (
    <OrderedRows
      items={links}
      label="Sosyal medya bağlantıları"
      nameOf={({ name }) => name}
      url={api.adminSocialMedia}
      movable={mayWrite && !isSearch}
      renderRow={(link, order) => (
        <RecordRow
          name={link.name}
          record={link.id}
          to={mayDraft ? addressOf(link.id) : null}
          detail={readableAddress(link.uri).replace(/^https:\/\/(www\.)?/, '')}
          leading={<SocialIconPicture name={link.icon_name} />}
          order={order}
          actions={
            mayDraft ? (
              <RowActions
                name={link.name}
                to={addressOf(link.id)}
                onDelete={mayWrite ? () => void remove(link) : undefined}
                order={mayWrite ? order : undefined}
              />
            ) : null
          }
        />
      )}
    />
  );
}
