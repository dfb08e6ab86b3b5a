import { api } from '@vitrin/shared-contracts/paths';
import { publishKeyDays, shellKeySchema, type NewPublishKey } from '@vitrin/shared-contracts/release-management';
import { ActionDialog } from './action.dialog.tsx';
import styles from './decision.module.css';
import { createPublishKey } from './releases.api.ts';

interface ShellKeyDialogProps {
  onClose: () => void;
  onCreated: (created: NewPublishKey | null) => void;
}

/** Creates a publishing credential of the shell. The password is kept in component state only, unlike drafts of forms. */
export function ShellKeyDialog({ onClose, onCreated }: ShellKeyDialogProps) {
  return (
    <ActionDialog
      title="Kabuk için yayın anahtarı oluşturulsun mu?"
      initial={{ name: '', days: String(publishKeyDays.default), password: '' }}
      schema={shellKeySchema}
      input={(typed) => ({ ...typed, remote: 'shell' })}
      send={createPublishKey}
      success="Yayın anahtarı oluşturuldu."
      changes={[api.adminReleaseKeys]}
      fields={[
        {
          name: 'name',
          label: 'Ad',
          required: true,
          help: 'Anahtarı kimin kullanacağını söyleyen bir ad, örneğin “Platform ekibi, GitHub”.',
        },
        {
          name: 'days',
          label: 'Kaç gün geçerli olsun?',
          required: true,
          help: `En çok ${publishKeyDays.max} gün. Süresi dolan anahtar kendiliğinden geçersiz olur.`,
        },
        {
          name: 'password',
          label: 'Şifreniz',
          required: true,
          kind: 'password',
          help: 'Giriş yaparken kullandığınız.',
        },
      ]}
      confirm="Oluştur"
      danger
      onDone={(created) => onCreated(created ?? null)}
      onClose={onClose}
    >
      <p className={styles.text}>
        Kabuk her sayfada ve bu panelde çalışır: anahtarı bilen herkes siteyi ve açık oturumları yönetebilir. Kabukta
        ikinci kişi kuralını da açmanız önerilir.
      </p>
    </ActionDialog>
  );
}
