import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { ReleaseRow } from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { useRight } from '@vitrin/shared-contracts/state';
import { PageHeader } from '../../ui/page-header.tsx';
import { shortId } from './release-format.ts';

interface ReleaseHeadingProps {
  name: Unit;
  /** Title of the unit; undefined for a remote in the archive. */
  title: string | undefined;
  row: ReleaseRow;
}

/** Names the release on its screen, and says what can be done with it. */
export function ReleaseHeading({ name, title, row }: ReleaseHeadingProps) {
  const mayPreview = useRight('releases.preview');
  const of = (unit: string) => `${unit}: ${shortId(row.id)} sürümü`;
  return title === undefined ? (
    <PageHeader
      title={of(name)}
      help="Bu birim yayından kaldırıldı; sürümleri arşivde."
      back={{ to: adminPaths.archivedRemote(name), label: 'Arşivdeki sürümleri' }}
    />
  ) : (
    <PageHeader
      title={of(title)}
      help={explanation(row, mayPreview)}
      back={{ to: adminPaths.unitReleases(name), label: `${title} sürümleri` }}
    />
  );
}

function explanation({ is_live, misfit: incompatibility }: ReleaseRow, mayPreview: boolean): string {
  if (is_live) return 'Bu sürüm canlıda, önizlemeye gerek yok.';
  if (incompatibility !== null) return 'Bu sürüm şu anda önizlenemez ve canlıya alınamaz.';
  return mayPreview ? 'Önizlemeyi yalnızca bu tarayıcı görür, bir saat sürer.' : 'Önizleme yetkiniz yok.';
}
