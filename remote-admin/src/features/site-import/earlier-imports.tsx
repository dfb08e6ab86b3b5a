import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import type { SiteImportRow } from '@vitrin/shared-contracts/site-import';
import { formatNumber } from '../../data/format-number.ts';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import type { ImportActions } from './use-import-actions.ts';
import styles from './site-import.module.css';

interface EarlierImportsProps {
  imports: readonly SiteImportRow[];
  actions: ImportActions;
  /** Another import is in progress: nothing is taken back meanwhile. */
  isBusy: boolean;
}

const states: Readonly<Record<SiteImportRow['state'], string>> = {
  open: 'yarım',
  stopped: 'yarıda bitirildi',
  done: 'tamamlandı',
  undone: 'geri alındı',
};

/** Imports that were made before, each of which can be taken back; nothing if there was none. */
export function EarlierImports({ imports, actions, isBusy }: EarlierImportsProps) {
  if (imports.length === 0) return null;
  return (
    <section className={styles.earlier} aria-labelledby="earlier-imports">
      <h2 id="earlier-imports" className={styles.sectionTitle}>
        Önceki içe aktarmalar
      </h2>
      <ul className={styles.card}>
        {imports.map((row) => (
          <EarlierImport key={row.id} row={row} actions={actions} isBusy={isBusy} />
        ))}
      </ul>
    </section>
  );
}

function EarlierImport({ row, actions, isBusy }: Omit<EarlierImportsProps, 'imports'> & { row: SiteImportRow }) {
  const { id, source, at, author, state, changes } = row;
  const name = source || `${id}. içe aktarma`;
  const detail = [author || 'komut satırı', states[state], changes > 0 ? `${formatNumber(changes)} değişiklik` : ''];
  return (
    <RecordRow
      name={name}
      to={null}
      muted={state === 'undone'}
      detail={
        <>
          <Moment iso={at} /> <span>{`· ${detail.filter(Boolean).join(' · ')}`}</span>
        </>
      }
      actions={
        state === 'undone' ? null : (
          <Button
            size="xs"
            variant="default"
            disabled={isBusy || actions.pending}
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            aria-label={`${name}: geri al`}
            onClick={() => void actions.undo(id, name)}
          >
            Geri al
          </Button>
        )
      }
    />
  );
}
