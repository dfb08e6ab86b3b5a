import { Button, Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  firstVersionLabel,
  versionCauseLabels,
  type RestoredVersion,
  type VersionRow,
} from '@vitrin/shared-contracts/history';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { Moment } from '../../ui/list/moment.tsx';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { DiscardedDrafts } from './discarded-drafts.tsx';
import { historyQuery, type HistoryOf } from '../../data/history.api.ts';
import styles from './history.module.css';
import { VersionPanel } from './version-panel.tsx';

interface RecordHistoryProps {
  of: HistoryOf;
  /** Version that is open at first; null opens none. */
  version: number | null;
  /** Fills the form with a version; resolves to false if the user decides against it. */
  onRestore: (restored: RestoredVersion) => Promise<boolean>;
  onClose: () => void;
}

/** Versions of a record beside its form: who saved what and when, the differences, and a version to continue from. */
export function RecordHistory({ of, version, onRestore, onClose }: RecordHistoryProps) {
  useRestoreFocus();
  const query = useQuery(historyQuery(of));
  const [opened, setOpened] = useState(version);
  const restore = async (restored: RestoredVersion) => {
    if (await onRestore(restored)) onClose();
  };
  return (
    <Drawer opened onClose={onClose} position="right" size={560} title="Geçmiş">
      <DiscardedDrafts of={of} onRestored={onClose} />
      {query.isSuccess ? (
        <VersionList
          versions={query.data}
          of={of}
          opened={opened}
          onOpen={(number) => setOpened(number === opened ? null : number)}
          onRestore={(restored) => void restore(restored)}
        />
      ) : (
        <LoadingView queries={[query]} />
      )}
    </Drawer>
  );
}

interface VersionListProps {
  of: HistoryOf;
  versions: readonly VersionRow[];
  opened: number | null;
  onOpen: (number: number) => void;
  onRestore: (restored: RestoredVersion) => void;
}

function VersionList({ versions, of, opened, onOpen, onRestore }: VersionListProps) {
  if (versions.length === 0)
    return <p className={styles.empty}>Bu kaydın henüz geçmişi yok; ilk kaydettiğinizde başlar.</p>;
  return (
    <ol className={styles.versions}>
      {versions.map((version, index) => (
        <li key={version.number} className={styles.version}>
          <VersionHeading
            version={version}
            isPresent={index === 0}
            isOldest={index === versions.length - 1}
            isOpen={opened === version.number}
            onOpen={() => onOpen(version.number)}
          />
          {opened === version.number ? (
            <VersionPanel of={of} version={version} isPresent={index === 0} onRestore={onRestore} />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

interface VersionHeadingProps {
  version: VersionRow;
  /** The newest version is the present state of the record. */
  isPresent: boolean;
  isOldest: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

function VersionHeading({ version, isPresent, isOldest, isOpen, onOpen }: VersionHeadingProps) {
  const { at, author, writers = [], cause, changed, note } = version;
  const when = exactTime(new Date(at));
  const why = isOldest && cause === 'baseline' ? firstVersionLabel : versionCauseLabels[cause];
  return (
    <div className={styles.heading}>
      <div className={styles.about}>
        <strong>
          <Moment iso={at} />
          {isPresent ? <span className={styles.tag}>Şimdiki hâli</span> : null}
        </strong>
        <span className={styles.detail}>
          {[[namesOf(author, writers), why].filter(Boolean).join(' · '), changed.map(({ label }) => label).join(', ')]
            .filter(Boolean)
            .join(': ')}
        </span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
      <Button
        variant="default"
        size="xs"
        aria-expanded={isOpen}
        aria-label={`${when}: ${isOpen ? 'kapat' : 'göster'}`}
        onClick={onOpen}
      >
        {isOpen ? 'Kapat' : 'Göster'}
      </Button>
    </div>
  );
}

/** Names who has published, and who else has written the draft that was published. */
function namesOf(author: string, writers: readonly string[]): string {
  return writers.length === 0 ? author : `${author} (yazan: ${writers.join(', ')})`;
}
