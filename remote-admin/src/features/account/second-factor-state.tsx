import type { Account } from 'shared-contracts/account';
import { StateDot } from '../../shared/state-dot.tsx';
import styles from './account.module.css';

/** So few are left that new ones are due. */
const FEW_CODES = 3;

/** Whether there is a second step, and what of it needs attention. */
export function SecondFactorState({ account: { second_factor, passkeys } }: { account: Account }) {
  const { totp, required, recovery_codes_left: left } = second_factor;
  const few = totp && left < FEW_CODES;
  return (
    <div className={styles.stateLines}>
      <p className={styles.state}>
        <StateDot tone={totp ? 'good' : 'off'} />
        {totp ? 'Açık' : 'Kapalı'}
      </p>
      {totp ? (
        <p className={styles.text} data-warn={few || undefined}>
          {left === 0 ? 'Kurtarma kodunuz kalmadı.' : `${left} kurtarma kodunuz kaldı.`}
          {few ? ' Telefonunuza ulaşamazsanız dışarıda kalmamak için yenilerini üretin.' : ''}
        </p>
      ) : null}
      {required ? <p className={styles.text}>{requiredText(totp, passkeys.length > 0)}</p> : null}
    </div>
  );
}

function requiredText(totp: boolean, hasPasskey: boolean): string {
  const rule = 'Bir süper yönetici hesabınız için iki adımlı girişi zorunlu tuttu.';
  if (!totp && hasPasskey) return `${rule} Girişte geçiş anahtarınız sorulur.`;
  if (!totp) return `${rule} Şimdi kurmazsanız bir sonraki girişinizde kurmanız istenir.`;
  return hasPasskey ? rule : `${rule} Kapatmak için önce bir geçiş anahtarı ekleyin.`;
}
