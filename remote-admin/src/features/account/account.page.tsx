import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Account } from 'shared-contracts/account';
import type { UserData } from 'shared-contracts/auth';
import { sessionStore } from 'shared-contracts/state';
import { storageKeys } from 'shared-contracts/storage';
import { moveDrafts } from '../../shared/drafts/draft-store.ts';
import { PageHeader } from '../../shared/page-header.tsx';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { RetryNotice } from '../../shared/states/retry-notice.tsx';
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
import { useReadsInbox } from './use-reads-inbox.ts';

/** 'Hesabım': the settings that every signed-in user can change for their own account. */
export function AccountPage() {
  const { account, failure, refetch, take } = useAccount();
  if (account) return <AccountSections account={account} isOutdated={failure !== null} refetch={refetch} take={take} />;
  return failure ? <FailedView failure={failure} onRetry={() => void refetch()} /> : <PageSkeleton />;
}

interface AccountSectionsProps {
  account: Account;
  isOutdated: boolean;
  refetch: () => Promise<void>;
  take: (account: Account) => void;
}

function AccountSections({ account, isOutdated, refetch, take }: AccountSectionsProps) {
  const sessions = useQuery(sessionsQuery);
  const readsInbox = useReadsInbox();
  // The fragment names a part that was not there yet when the address was opened.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  const saved = (next: Account) => {
    take(next);
    keepUser(next);
  };
  return (
    <div className={styles.page}>
      <PageHeader title="Hesabım" help="Bilgileriniz, şifreniz ve panele nasıl girdiğiniz." />
      {isOutdated ? (
        <RetryNotice
          text="Hesabınızın güncel durumu alınamadı; aşağıdaki bilgiler eski olabilir."
          onRetry={() => void refetch()}
        />
      ) : null}
      <div className={styles.layout}>
        <SectionLinks />
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
          <PasskeysSection account={account} onChanged={(passkeys) => take({ ...account, passkeys })} />
          {readsInbox ? <NotificationsSection /> : null}
          <BrowserNotificationsSection />
          <SessionsSection query={sessions} />
        </div>
      </div>
    </div>
  );
}

/** Header, kept record, remembered e-mail and drafts follow what the account says now. */
function keepUser({ name, email, role_group }: UserData): void {
  const session = sessionStore.get();
  if (!session) return;
  const user = { name, email, role_group };
  if (localStorage.getItem(storageKeys.rememberedEmail) === session.user.email)
    localStorage.setItem(storageKeys.rememberedEmail, email);
  localStorage.setItem(storageKeys.userData, JSON.stringify(user));
  moveDrafts(session.user.email, email);
  sessionStore.set({ ...session, user });
}

/** Leads to the parts of a long screen. Plain fragments: the browser moves sight and focus itself. */
function SectionLinks() {
  const readsInbox = useReadsInbox();
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
    take: (account: Account) => void client.setQueryData(accountQuery.queryKey, account),
  };
}
