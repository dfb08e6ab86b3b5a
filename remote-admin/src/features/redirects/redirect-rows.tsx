import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMemo } from 'react';
import { api } from 'shared-contracts/paths';
import type { Redirect } from 'shared-contracts/redirects';
import { useRight } from 'shared-contracts/state';
import { Moment } from '../../shared/list/moment.tsx';
import { RecordRow } from '../../shared/list/record-row.tsx';
import { RowActions } from '../../shared/list/row-actions.tsx';
import { useSelection } from '../../shared/list/use-selection.ts';
import { useTrash } from '../../shared/use-trash.ts';
import { deleteRedirect, deleteRedirects } from './redirects.api.ts';
import styles from './redirects.module.css';

interface RedirectRowsProps {
  items: readonly Redirect[];
  addressOf: (id: number) => string;
}

const entity = 'redirect';
const changes = [api.adminRedirects];

export function RedirectRows({ items, addressOf }: RedirectRowsProps) {
  const mayWrite = useRight('redirects.write');
  const shownIds = useMemo(() => items.map(({ id }) => id), [items]);
  const selection = useSelection(shownIds);
  const { moveToTrash, pending } = useTrash();
  const count = selection.chosen.length;
  const remove = ({ id, source }: Redirect) =>
    moveToTrash({ entity, ids: [id], subject: source, call: () => deleteRedirect(id), changes });
  const removeChosen = async () => {
    const ids = selection.chosen;
    const call = () => deleteRedirects(ids);
    if (await moveToTrash({ entity, ids, subject: `${count} yönlendirme`, call, changes })) selection.clear();
  };
  return (
    <>
      {mayWrite ? (
        <div className={styles.bar}>
          <Checkbox
            label={count > 0 ? `${count} seçildi` : 'Sayfadakilerin tümünü seç'}
            checked={selection.all}
            indeterminate={count > 0 && !selection.all}
            onChange={selection.toggleAll}
          />
          {count > 0 ? (
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
          ) : null}
        </div>
      ) : null}
      <ul aria-label="Yönlendirmeler">
        {items.map((redirect) => (
          <RecordRow
            key={redirect.id}
            name={redirect.source}
            to={mayWrite ? addressOf(redirect.id) : null}
            detail={
              <>
                <IconArrowRight size={14} className={styles.arrow} role="img" aria-label="şu adrese gider:" />{' '}
                {redirect.target}
              </>
            }
            leading={
              mayWrite ? (
                <Checkbox
                  aria-label={`${redirect.source}: seç`}
                  checked={selection.has(redirect.id)}
                  onChange={() => selection.toggle(redirect.id)}
                />
              ) : null
            }
            aside={<Moment iso={redirect.updated_at} />}
            actions={
              mayWrite ? (
                <RowActions name={redirect.source} to={addressOf(redirect.id)} onDelete={() => void remove(redirect)} />
              ) : null
            }
          />
        ))}
      </ul>
    </>
  );
}
