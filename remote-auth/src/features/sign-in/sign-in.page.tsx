import { useEffect, useEffectEvent, useRef } from 'react';
import { knownBrowserFragment } from '@vitrin/shared-contracts/first-paths';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { takeReturnAddress } from '@vitrin/shared-contracts/return-address';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { useBranding, useSession } from '@vitrin/shared-contracts/state';
import { useTexts } from '../../shared/texts/texts.ts';
import type { SignInData } from './sign-in.loader.ts';
import type { SignInReason } from './sign-in-reason.ts';
import { LanguageLinks } from './language-links.tsx';
import { linkFragmentOf, removeFragment, type LinkFragment } from './link-fragment.ts';
import { navigation } from './navigation.ts';
import { LoginCard } from './login-card.tsx';
import { PendingFirstRun } from './pending-first-run.tsx';
import type { BrowserRecognition } from './known-browser.ts';
import styles from './sign-in.module.css';
import { useCardState } from './use-card-state.ts';

export function SignInPage() {
  const { reason: signInReason } = useLoaderData<SignInData>();
  const { say } = useTexts();
  const card = useCardState(signInReason);
  const { stage, restart, openLink, openFirstRun } = card;
  const isFirstRun = 'FirstRun' in stage || ('login' in stage && stage.isPending === true);
  useRedirectToPanel({ stay: signInReason?.retry ?? false });
  useBrowserLink(({ text, email }) => restart(email, text));
  useLinkFragments((link) => (link ? void openLink(link) : restart('', null)));
  useFirstRunCard(signInReason?.firstRun, (firstRun) => void openFirstRun(firstRun));
  return (
    <div className={styles.page}>
      <div className={styles.facade} aria-hidden="true" />
      <main className={styles.card}>
        {isFirstRun ? <p className={styles.company}>Vitrin kurulumu</p> : <Company />}
        <Card {...card} firstRun={signInReason?.firstRun} />
        {!isFirstRun && <Foot hasLanguages={'login' in stage} />}
        <p className={styles.hidden} role="status">
          {say(card.spoken)}
        </p>
      </main>
    </div>
  );
}

function Company() {
  const { mainLogoPath, companyName, projectCompanyName } = useBranding();
  const { t } = useTexts();
  return (
    <>
      {mainLogoPath === '' ? (
        <p className={styles.name}>{companyName}</p>
      ) : (
        <img className={styles.logo} src={mainLogoPath} alt={companyName} width="200" height="40" />
      )}
      <p className={styles.company}>{t('{company} Yönetim Paneli', { company: projectCompanyName })}</p>
    </>
  );
}

/** The languages are offered on the login card only: another document would lose a step that has begun. */
function Foot({ hasLanguages }: { hasLanguages: boolean }) {
  const { projectCompanyUrl } = useBranding();
  const { t } = useTexts();
  return (
    <>
      <a className={styles.help} href={projectCompanyUrl} target="_blank" rel="noopener">
        {t('Yardım')}
        <span className={styles.hidden}>{` (${t('yeni sekmede açılır')})`}</span>
      </a>
      {hasLanguages && <LanguageLinks />}
    </>
  );
}

type CardProps = ReturnType<typeof useCardState> & { firstRun: SignInReason['firstRun'] };

/** Renders the card that is shown. */
function Card({ stage, announce, openSteps, openLink, openFirstRun, restart, firstRun }: CardProps) {
  if ('FirstRun' in stage)
    return (
      <stage.FirstRun
        needsCode={stage.needsCode}
        hasContent={stage.hasContent}
        announce={announce}
        leave={(reason) => restart('', reason)}
      />
    );
  if ('LinkCard' in stage)
    return (
      <stage.LinkCard
        key={stage.token}
        token={stage.token}
        reason={stage.reason}
        announce={announce}
        leave={(email, reason) => {
          removeFragment();
          restart(email, reason);
        }}
        request={(reason) => void openLink({ card: 'forgotten', token: '' }, reason)}
      />
    );
  if ('StepsCard' in stage)
    return (
      <stage.StepsCard
        due={stage.due}
        email={stage.email}
        announce={announce}
        restart={(reason) => restart(stage.email, reason)}
      />
    );
  const login = (onFirstRun?: () => void) => (
    <LoginCard {...stage.login} onStepRequired={openSteps} onFirstRun={onFirstRun} />
  );
  if (stage.isPending) return <PendingFirstRun>{login()}</PendingFirstRun>;
  // Not after a message, which says that the site is set up or that the screens do not load.
  return login(firstRun && stage.login.notice === null ? () => void openFirstRun(firstRun) : undefined);
}

/** Opens the first run of a site that is not set up, unless the address opens something else. */
function useFirstRunCard(
  firstRun: SignInReason['firstRun'],
  open: (firstRun: NonNullable<SignInReason['firstRun']>) => void,
): void {
  const openCard = useEffectEvent(open);
  useEffect(() => {
    if (firstRun && location.hash === '') openCard(firstRun);
  }, [firstRun]);
}

/** Reads the token of a mailed link from the address, sends it to the server and passes on the result. */
function useBrowserLink(onAnswer: (recognition: BrowserRecognition) => void): void {
  const texts = useTexts();
  const send = useEffectEvent(async (token: string) => {
    const { sendBrowserToken } = await import('./known-browser.ts');
    onAnswer(await sendBrowserToken(token, texts));
  });
  useEffect(() => {
    const { hash } = location;
    if (!hash.startsWith(knownBrowserFragment)) return;
    removeFragment();
    void send(hash.slice(knownBrowserFragment.length));
  }, []);
}

/** Follows the fragment of the address: what a link of the page or of a mail opens; null when it is left again. */
function useLinkFragments(open: (link: LinkFragment | null) => void): void {
  const handleFragment = useEffectEvent(open);
  useEffect(() => {
    const read = ({ isChange = true }) => {
      const link = linkFragmentOf(location.hash);
      if (link?.token) removeFragment();
      if (link || (isChange && location.hash === '')) handleFragment(link);
    };
    const follow = () => read({});
    read({ isChange: false });
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}

/**
 * Redirects a user who is already signed in to the panel (product §4), unless `stay` is set or a link was opened, which
 * is for whoever has the mail.
 */
function useRedirectToPanel({ stay }: { stay: boolean }): void {
  const session = useSession();
  const isLink = useRef<boolean>(null);
  useEffect(() => {
    // Read before the fragment is removed.
    isLink.current ??= linkFragmentOf(location.hash) !== null;
    if (session && session.expiresAt > new Date() && !stay && !isLink.current)
      navigation.go(takeReturnAddress(session.user.email) ?? adminPaths.root);
  }, [session, stay]);
}
