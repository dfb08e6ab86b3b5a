import { api } from '@vitrin/shared-contracts/paths';
import { restoreRemoteSchema, type ArchivedRemote } from '@vitrin/shared-contracts/release-lifecycle';
import { ActionDialog } from './action.dialog.tsx';
import styles from './decision.module.css';
import { restoreRemote } from './releases.api.ts';

interface RestoreDialogProps {
  remote: ArchivedRemote;
  onClose: () => void;
  onRestored: () => void;
}

export function RestoreDialog({ remote: { name, segment, title }, onClose, onRestored }: RestoreDialogProps) {
  return (
    <ActionDialog
      title={`${title}: birim geri getirilsin mi?`}
      initial={{ segment, title }}
      schema={restoreRemoteSchema}
      send={(input, key) => restoreRemote(name, input, key)}
      success="Birim geri getirildi."
      changes={[api.adminReleases, api.adminRemotes, api.adminArchivedRemotes]}
      fields={[
        {
          name: 'segment',
          label: 'Sitedeki adresi',
          required: true,
          prefix: '/',
          help: 'Eski adresi ya da boşta olan başka bir adres.',
        },
        { name: 'title', label: 'Ad', required: true, help: 'Panelde görünen ad.' },
      ]}
      confirm="Geri getir"
      onDone={onRestored}
      onClose={onClose}
    >
      <p className={styles.text}>
        Birim siteye döner; ziyaretçiler onu, saklanan sürümlerinden biri canlıya alınınca görür. Eski yayın anahtarları
        geçersiz kalır: ekip yayınlayacaksa yeni bir anahtar oluşturun.
      </p>
    </ActionDialog>
  );
}
