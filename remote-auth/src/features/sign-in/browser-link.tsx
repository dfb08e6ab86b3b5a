import { useRef, useState } from 'react';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { send } from './sign-in.api.ts';
import styles from './sign-in.module.css';

/** Offers the owner of an account a mailed link when other clients have used up the attempts of unknown browsers. */
export function BrowserLink({ email }: { email: string }) {
  const busy = useRef(false);
  const [answer, setAnswer] = useState('');

  async function ask(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setAnswer('');
    const { title, text } = messages.login.unreachable;
    const answered = await send(api.browserLink, { email });
    setAnswer(answered?.message ?? `${title} ${text}`);
    busy.current = false;
  }

  return (
    <section className={styles.offer} aria-label="Giriş bağlantısı">
      <p>
        Bu hesap için tanınmayan tarayıcılardan çok fazla deneme yapıldı. Hesap sizinse <b>{email}</b> adresine bir
        bağlantı gönderelim: onu bu tarayıcıda açtığınızda beklemeden giriş yapabilirsiniz.
      </p>
      <button type="button" className={styles.quiet} onClick={() => void ask()}>
        Bağlantı gönder
      </button>
      <p className={styles.hint} role="status">
        {answer}
      </p>
    </section>
  );
}
