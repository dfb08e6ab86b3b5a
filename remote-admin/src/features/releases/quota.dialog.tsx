import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { publishQuotaSchema, type PublishKeyRow } from '@vitrin/shared-contracts/release-management';
import { ActionDialog } from './action.dialog.tsx';
import styles from './decision.module.css';
import { changePublishQuota } from './releases.api.ts';

const MEGABYTE = 1_048_576;
const { releasesPerDay, keptMegabytes } = limits.publishQuota;

interface QuotaDialogProps {
  row: PublishKeyRow;
  onClose: () => void;
}

/** Changes what a credential may publish. */
export function QuotaDialog({ row, onClose }: QuotaDialogProps) {
  const { id, name, quota } = row;
  return (
    <ActionDialog
      title={`${name}: yayın sınırları`}
      initial={{
        releases_per_day: String(quota.releases.allowed),
        kept_megabytes: String(quota.bytes.allowed / MEGABYTE),
      }}
      schema={publishQuotaSchema}
      send={(input) => changePublishQuota(id, input)}
      success="Sınırlar değiştirildi."
      changes={[api.adminReleaseKeys]}
      fields={[
        {
          name: 'releases_per_day',
          label: '24 saatte en çok kaç sürüm?',
          required: true,
          help: `1 ile ${releasesPerDay.max.toLocaleString('tr-TR')} arasında. Reddedilen sürümler sayılmaz.`,
        },
        {
          name: 'kept_megabytes',
          label: 'Birimin sürümleri en çok kaç MB yer tutsun?',
          required: true,
          help: `1 ile ${keptMegabytes.max.toLocaleString('tr-TR')} arasında. Eski sürümler zamanla silinir ve yer açılır.`,
        },
      ]}
      confirm="Kaydet"
      onDone={onClose}
      onClose={onClose}
    >
      <p className={styles.text}>Şu an: {quotaText(row)}</p>
    </ActionDialog>
  );
}

/** Describes what a credential has used and may use. */
export function quotaText({ quota: { releases, bytes } }: Pick<PublishKeyRow, 'quota'>): string {
  return `24 saatte ${releases.used} / ${releases.allowed} sürüm, yer ${megabytes(bytes.used)} / ${megabytes(bytes.allowed)} MB`;
}

/** Rounds up, so that only nothing is shown as 0. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / MEGABYTE) * 10) / 10).toLocaleString('tr-TR');
}
