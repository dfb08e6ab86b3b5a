import { useLoaderData } from 'shared-contracts/router';
import { useBranding } from 'shared-contracts/state';
import type { Arrival } from './arrival.ts';
import { Notice } from './notice.tsx';
import { SignInForm } from './sign-in.form.tsx';
import styles from './sign-in.module.css';
import { useReturnToPanel } from './use-return-to-panel.ts';

export function SignInPage() {
  const { mainLogoPath, companyName, projectCompanyName, projectCompanyUrl } = useBranding();
  const arrival = useLoaderData<Arrival | null>();
  useReturnToPanel({ stay: arrival?.retry ?? false });
  return (
    <div className={styles.page}>
      <div className={styles.facade} aria-hidden="true" />
      <main className={styles.card}>
        <img className={styles.logo} src={mainLogoPath} alt={companyName} width="200" height="40" />
        <p className={styles.company}>{projectCompanyName} Yönetim Paneli</p>
        <h1>Giriş Yap</h1>
        {arrival && <Notice {...arrival} />}
        <SignInForm email={arrival?.email ?? ''} />
        <a className={styles.help} href={projectCompanyUrl} target="_blank" rel="noopener">
          Yardım<span className={styles.hidden}> (yeni sekmede açılır)</span>
        </a>
      </main>
    </div>
  );
}
