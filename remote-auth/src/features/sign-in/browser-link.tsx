import { useRef, useState } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import { unreachableText, useTexts } from '../../shared/texts/texts.ts';
import { send } from './sign-in.api.ts';
import styles from './sign-in.module.css';

/** Offers the owner of an account a mailed link when other clients have used up the attempts of unknown browsers. */
export function BrowserLink({ email }: { email: string }) {
  const busy = useRef(false);
  const [answer, setAnswer] = useState('');
  const texts = useTexts();
  const { t, say } = texts;

  async function ask(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setAnswer('');
    const answered = await send(api.browserLink, { email });
    setAnswer(answered?.message ?? unreachableText(texts));
    busy.current = false;
  }

  const [before, after] = t(
    'Bu hesap için tanınmayan tarayıcılardan çok fazla deneme yapıldı. Hesap sizinse {email} adresine bir bağlantı gönderelim: onu bu tarayıcıda açtığınızda beklemeden giriş yapabilirsiniz.',
  ).split('{email}');
  return (
    <section className={styles.offer} aria-label={t('Giriş bağlantısı')}>
      <p>
        {before}
        <b>{email}</b>
        {after}
      </p>
      <button type="button" className={styles.quiet} onClick={() => void ask()}>
        {t('Bağlantı gönder')}
      </button>
      <p className={styles.hint} role="status">
        {say(answer)}
      </p>
    </section>
  );
}
