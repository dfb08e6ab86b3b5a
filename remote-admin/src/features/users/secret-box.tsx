import { CopyButton } from '../../shared/copy-button.tsx';
import styles from './users.module.css';

/** A secret to be handed on: selected as a whole by one click, or copied by the button. */
export function SecretBox({ secret }: { secret: string }) {
  return (
    <>
      <p className={styles.secretLabel} id="secret-label">
        Tek kullanımlık şifre
      </p>
      <div className={styles.secret}>
        <output className={styles.secretText} aria-labelledby="secret-label">
          {secret}
        </output>
        <CopyButton text={secret} />
      </div>
      <p className={styles.note}>
        <strong>Bu şifre bir daha gösterilmez.</strong> Şimdi kopyalayıp kişiye güvendiğiniz bir yoldan iletin; bu
        ekrandan ayrıldığınızda görülemez, yalnızca yeniden sıfırlanabilir. Kişi bu şifreyle giriş yaptığında kendi
        şifresini belirler.
      </p>
    </>
  );
}
