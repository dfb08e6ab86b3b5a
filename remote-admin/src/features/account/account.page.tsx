import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Account } from '@vitrin/shared-contracts/account';
import type { UserData } from '@vitrin/shared-contracts/auth';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { storageKeys } from '@vitrin/shared-contracts/storage';
import { moveDrafts } from '../../editing/drafts/draft-store.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { type AccountSection, accountSections } from './section-card.tsx';
import { accountQuery, sessionsQuery } from './account.api.ts';
import styles from './account.module.css';
import { BrowserNotificationsSection } from './browser-notifications.section.tsx';
import { NotificationsSection } from './notifications.section.tsx';
import { PasskeysSection } from './passkeys.section.tsx';
import { PasswordForm } from './password.form.tsx';
import { ProfileForm } from './profile.form.tsx';
import { SecondFactorSection } from './second-factor.section.tsx';
import { SessionsSection } from './sessions.section.tsx';
import { useCanReadInbox } from './use-reads-inbox.ts';

/** 'Hesabım': the settings that every signed-in user can change for their own account. */
export function AccountPage() {
  const { account, failure, refetch, setAccount } = useAccount();
  if (account)
    return (
      <AccountSections account={account} isOutdated={failure !== null} refetch={refetch} setAccount={setAccount} />
    );
  return failure ? <FailedView failure={failure} onRetry={() => void refetch()} /> : <PageSkeleton />;
}

interface AccountSectionsProps {
  account: Account;
  isOutdated: boolean;
  refetch: () => Promise<void>;
  setAccount: (account: Account) => void;
}

function AccountSections({ account, isOutdated, refetch, setAccount }: AccountSectionsProps) {
  const sessions = useQuery(sessionsQuery);
  const readsInbox = useCanReadInbox();
  // The browser could not scroll to the fragment on load: its section had not been rendered yet.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  const saved = (next: Account) => {
    setAccount(next);
    storeUser(next);
  };
  return (
    <div className={styles.page}>
      <PageHeader title="Hesabım" help="Bilgileriniz, şifreniz ve panele giriş yöntemleriniz." />
      {isOutdated ? (
        <RetryNotice
          text="Hesabınızın güncel durumu alınamadı; aşağıdaki bilgiler eski olabilir."
          onRetry={() => void refetch()}
        />
      ) : null}
      <div className={styles.layout}>
        <SectionNavigation />
        <div className={styles.cards}>
          {/* Drafts are stored per email address: a new address needs a fresh form. */}
          <ProfileForm key={account.email} account={account} onSaved={saved} refetch={refetch} />
          <PasswordForm
            email={account.email}
            onChanged={async () => {
              await Promise.all([refetch(), sessions.refetch()]);
            }}
          />
          <SecondFactorSection account={account} onChanged={refetch} />
          <PasskeysSection account={account} onChanged={(passkeys) => setAccount({ ...account, passkeys })} />
          {readsInbox ? <NotificationsSection /> : null}
          <BrowserNotificationsSection />
          <SessionsSection query={sessions} />
        </div>
      </div>
    </div>
  );
}

/** Updates the session store, the stored user data, the remembered email and the drafts with the saved account. */
function storeUser({ name, email, role_group }: UserData): void {
  const session = sessionStore.get();
  if (!session) return;
  const user = { name, email, role_group };
  if (localStore.getItem(storageKeys.rememberedEmail) === session.user.email)
    localStore.setItem(storageKeys.rememberedEmail, email);
  localStore.setItem(storageKeys.userData, JSON.stringify(user));
  void moveDrafts(session.user.email, email);
  sessionStore.set({ ...session, user });
}

/** Links to the sections of a long screen. Plain fragment links: the browser handles scrolling and focus itself. */
function SectionNavigation() {
  const readsInbox = useCanReadInbox();
  const all: readonly AccountSection[] = Object.values(accountSections);
  const sections = all.filter(({ forInboxes }) => readsInbox || !forInboxes);
  return (
    <nav className={styles.links} aria-label="Bu sayfada">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Returns the user's own account. The response of a write is shown at once; a failed refetch keeps the data on the
 * screen.
 */
export function useAccount() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(accountQuery);
  return {
    account: data ?? null,
    failure: error,
    refetch: async () => void (await refetch()),
    setAccount: (account: Account) => void client.setQueryData(accountQuery.queryKey, account),
  };
}
