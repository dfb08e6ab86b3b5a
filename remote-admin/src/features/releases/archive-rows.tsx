import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { ArchivedRemote } from '@vitrin/shared-contracts/release-lifecycle';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { formatFileSize } from '../../data/format-file-size.ts';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { ArchiveActions } from './archive-actions.tsx';
import common from './releases.module.css';

export function ArchiveRows({ rows }: { rows: readonly ArchivedRemote[] }) {
  return (
    <ul aria-label="Arşivdeki birimler">
      {rows.map((row) => (
        <RecordRow
          key={row.name}
          name={row.title}
          to={adminPaths.archivedRemote(row.name)}
          detail={<ArchivedFacts remote={row} />}
          actions={<ArchiveActions remote={row} />}
        />
      ))}
    </ul>
  );
}

/** When and why a remote was retired, and when it is removed. */
function ArchivedFacts({ remote }: { remote: ArchivedRemote }) {
  const { name, segment, archived_at, archived_by, reason, remove_at, releases, bytes } = remote;
  return (
    <span className={common.facts}>
      <code className={common.id}>{name}</code>
      <span>Adresi: /{segment}</span>
      <span>{releases === 0 ? 'Saklanan sürümü yok' : `${releases} sürüm, ${formatFileSize(bytes)}`}</span>
      <span>
        Kaldıran: {archived_by}, <Moment iso={archived_at} />
      </span>
      <span>Neden: {reason}</span>
      <strong>Silineceği gün: {exactTime(new Date(remove_at))}</strong>
    </span>
  );
}
