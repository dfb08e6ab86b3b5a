import { api } from '@vitrin/shared-contracts/paths';
import { handOverSchema } from '@vitrin/shared-contracts/release-lifecycle';
import { publishKeyDays, type NewPublishKey, type UnitOverview } from '@vitrin/shared-contracts/release-management';
import { isRemoteName } from '@vitrin/shared-contracts/releases';
import { ActionDialog } from './action.dialog.tsx';
import styles from './decision.module.css';
import { handOverRemote } from './releases.api.ts';
import { SectionPlaces } from './section-places.tsx';

interface HandOverDialogProps {
  unit: UnitOverview;
  onClose: () => void;
  onCreated: (created: NewPublishKey | null) => void;
}

/** Gives a remote to another team; the shell has none. */
export function HandOverDialog({ unit: { unit, title, owner }, onClose, onCreated }: HandOverDialogProps) {
  if (!isRemoteName(unit)) return null;
  return (
    <ActionDialog
      title={`${title}: başka ekibe devredilsin mi?`}
      initial={{
        owner: '',
        contact: '',
        days: String(publishKeyDays.default),
        reason: 'Birimi başka bir ekip üstleniyor',
      }}
      schema={handOverSchema}
      send={(input, key) => handOverRemote(unit, input, key)}
      success="Birim devredildi."
      changes={[api.adminReleases, api.adminReleaseKeys]}
      fields={[
        { name: 'owner', label: 'Yeni ekip', required: true, help: 'Yeni yayın anahtarının adı da bu olur.' },
        {
          name: 'contact',
          label: 'İletişim',
          help: 'İsteğe bağlı. Bir sorun olduğunda ekibe nasıl ulaşılır? Örneğin bir e-posta adresi.',
        },
        {
          name: 'days',
          label: 'Yeni anahtar kaç gün geçerli olsun?',
          required: true,
          help: `En çok ${publishKeyDays.max} gün.`,
        },
        { name: 'reason', label: 'Neden', required: true, kind: 'area', help: 'Yayın kaydına yazılır.' },
      ]}
      confirm="Devret"
      danger
      onDone={(created) => onCreated(created ?? null)}
      onClose={onClose}
    >
      <p className={styles.text}>
        {owner ? <span>{`Şu anki ekip: ${owner.owner}. `}</span> : ''}
        <span>
          Birimin bütün yayın anahtarları hemen iptal edilir, yeni ekip için bir anahtar oluşturulur ve bir kez
          gösterilir. Canlı sürüm, saklanan sürümler ve yayın kaydı değişmez.
        </span>
      </p>
      <SectionPlaces
        unit={unit}
        text="Bölümleri ve sayfaları şu yerlerde kullanılıyor; bundan sonra yeni ekibin yayınladığı sürüm görünür:"
      />
    </ActionDialog>
  );
}
