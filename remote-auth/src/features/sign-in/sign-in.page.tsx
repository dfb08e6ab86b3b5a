import { useEffect, useEffectEvent } from 'react';
import { knownBrowserMark } from 'shared-contracts/first-paths';
import { adminPaths } from 'shared-contracts/paths';
import { useLoaderData } from 'shared-contracts/router';
import { useBranding, useSession } from 'shared-contracts/state';
import type { Arrival } from './arrival.ts';
import { departure } from './departure.ts';
import { FirstCard } from './first-card.tsx';
import type { Recognition } from './known-browser.ts';
import styles from './sign-in.module.css';
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

/** Takes the token of a mailed link out of the address, shows it to the server and tells what that has said. */
function useBrowserLink(onAnswer: (recognition: Recognition) => void): void {
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    const { hash, pathname, search } = location;
    if (!hash.startsWith(knownBrowserMark)) return;
    // Neither the history nor a copied address keeps it.
    history.replaceState(history.state, '', pathname + search);
    void import('./known-browser.ts').then(async ({ showLink }) =>
      tell(await showLink(hash.slice(knownBrowserMark.length))),
    );
  }, []);
}

/** Who is signed in already goes to the panel (product §4), unless the page is told to `stay`. */
function useReturnToPanel({ stay }: { stay: boolean }): void {
  const session = useSession();
  useEffect(() => {
    if (session && session.expiresAt > new Date() && !stay) departure.go(adminPaths.root);
  }, [session, stay]);
}
