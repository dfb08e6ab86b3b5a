import styles from './no-legal-advice.module.css';

/** Says beside statements of law in the panel that they are no legal advice. */
export function NoLegalAdvice() {
  return (
    <p className={styles.advice}>
      Bilgilendirme amaçlıdır, hukuki danışmanlık değildir. Kuruluşunuz için geçerli yükümlülükleri hukukçunuza danışın.
    </p>
  );
}
