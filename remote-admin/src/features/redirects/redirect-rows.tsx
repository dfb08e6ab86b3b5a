import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMemo } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import type { ListedRedirect, ListedOwnRedirect } from '@vitrin/shared-contracts/redirects';
import { useRight } from '@vitrin/shared-contracts/state';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { RowBox } from '../../ui/list/selection-box.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { readableAddress } from '../../data/readable-hosts.ts';
import { useTrash } from '../../editing/use-trash.ts';
import { FormerAddressRow } from './former-address-row.tsx';
import { RedirectOrigin, RedirectTarget } from './redirect-parts.tsx';
import { deleteRedirect, deleteRedirects } from './redirects.api.ts';

interface RedirectRowsProps {
  items: readonly ListedRedirect[];
  addressOf: (id: number) => string;
}

const entity = 'redirect';
const changes = [api.adminRedirects];

export const isOwn = (redirect: ListedRedirect): redirect is ListedOwnRedirect => redirect.origin === 'own';

/** Redirects of both origins; those of staff can be selected. */
export function RedirectRows({ items, addressOf }: RedirectRowsProps) {
  const mayWrite = useRight('redirects.write');
  const shownIds = useMemo(() => items.filter(isOwn).map(({ id }) => id), [items]);
  const selection = useSelection(shownIds);
  const { moveToTrash, pending } = useTrash();
  const remove = ({ id, source }: ListedOwnRedirect) =>
    moveToTrash({ entity, ids: [id], subject: source, call: () => deleteRedirect(id), changes });
  const removeChosen = async () => {
    const ids = selection.chosen;
    const call = () => deleteRedirects(ids);
    if (await moveToTrash({ entity, ids, subject: `${ids.length} yönlendirme`, call, changes })) selection.clear();
  };
  return (
    <>
      {mayWrite && shownIds.length > 0 ? (
        <SelectionBar selection={selection}>
          <Button
            size="xs"
            variant="light"
            color="red"
            loading={pending}
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void removeChosen()}
          >
            Seçilenleri çöpe taşı
          </Button>
        </SelectionBar>
      ) : null}
      <ul aria-label="Yönlendirmeler">
        {items.map((redirect) =>
          isOwn(redirect) ? (
            <RecordRow
              key={redirect.id}
              name={redirect.source}
              to={mayWrite ? addressOf(redirect.id) : null}
              detail={<RedirectTarget>{readableAddress(redirect.target)}</RedirectTarget>}
              leading={mayWrite ? <RowBox name={redirect.source} select={selection.rowOf(redirect.id)} /> : null}
              aside={<Moment iso={redirect.updated_at} />}
              cells={<RedirectOrigin origin={redirect.origin} />}
              actions={
                mayWrite ? (
                  <RowActions
                    name={redirect.source}
                    to={addressOf(redirect.id)}
                    onDelete={() => void remove(redirect)}
                  />
                ) : null
              }
            />
          ) : (
            <FormerAddressRow key={`${redirect.kind} ${redirect.lang} ${redirect.source}`} redirect={redirect} />
          ),
        )}
      </ul>
    </>
  );
}
