import { useLoaderData } from 'shared-contracts/router';
import { useBranding } from 'shared-contracts/state';
import type { Arrival } from './arrival.ts';
import { FirstCard } from './first-card.tsx';
import styles from './sign-in.module.css';
import { useBrowserLink } from './use-browser-link.ts';
import { useReturnToPanel } from './use-return-to-panel.ts';
import { useStage } from './use-stage.ts';

export function SignInPage() {
  const { mainLogoPath, companyName, projectCompanyName, projectCompanyUrl } = useBranding();
  const arrival = useLoaderData<Arrival | null>();
  const { stage, spoken, speak, openSteps, restart } = useStage(arrival);
  useReturnToPanel({ stay: arrival?.retry ?? false });
  useBrowserLink(({ text, email }) => restart(email, text));
  return (
    <div className={styles.page}>
      <div className={styles.facade} aria-hidden="true" />
      <main className={styles.card}>
        <img className={styles.logo} src={mainLogoPath} alt={companyName} width="200" height="40" />
        <p className={styles.company}>{projectCompanyName} Yönetim Paneli</p>
        {'beginning' in stage ? (
          <FirstCard {...stage.beginning} onDue={openSteps} />
        ) : (
          <stage.StepsCard
            due={stage.due}
            email={stage.email}
            speak={speak}
            restart={(reason) => restart(stage.email, reason)}
          />
        )}
        <a className={styles.help} href={projectCompanyUrl} target="_blank" rel="noopener">
          Yardım<span className={styles.hidden}> (yeni sekmede açılır)</span>
        </a>
        <p className={styles.hidden} role="status">
          {spoken}
        </p>
      </main>
    </div>
  );
}
