import { useRef, type KeyboardEvent } from 'react';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { Link } from '../../../shared/link.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { formAddress } from '../contact-address.ts';
import styles from '../../../shared/form/form.module.css';

export const tabId = (kind: MailboxKind) => `${kind}-tab`;
export const panelId = (kind: MailboxKind) => `${kind}-panel`;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Returns how many tabs a key moves; in a page from right to left the next tab is to the left. */
function stepOf({ key, currentTarget }: KeyboardEvent): number | undefined {
  const step = STEPS[key];
  const isTurned = (key === 'ArrowLeft' || key === 'ArrowRight') && getComputedStyle(currentTarget).direction === 'rtl';
  return step !== undefined && isTurned ? -step : step;
}

/** Renders plain links before hydration and without JavaScript, tabs afterwards; the address follows either way. */
export function FormTabs({ current }: { current: MailboxKind }) {
  const { contact } = useTexts();
  const isAlive = useHydrated();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const names = { contact: contact.contactForm, 'human-resources': contact.applicationForm };

  function onKeyDown(event: KeyboardEvent): void {
    const step = stepOf(event);
    if (!isAlive || step === undefined) return;
    event.preventDefault();
    const next = mailboxKinds.at((mailboxKinds.indexOf(current) + step) % mailboxKinds.length) ?? current;
    void navigate(formAddress(next), { replace: true, preventScrollReset: true });
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  }

  return (
    <div className={styles.tabs} ref={list} role={isAlive ? 'tablist' : 'navigation'} aria-label={contact.forms}>
      {mailboxKinds.map((kind) => (
        <Link
          key={kind}
          id={tabId(kind)}
          to={formAddress(kind)}
          replace
          preventScrollReset
          onKeyDown={onKeyDown}
          {...(isAlive ? tabState(kind, current) : { 'aria-current': kind === current ? 'true' : undefined })}
        >
          {names[kind]}
        </Link>
      ))}
    </div>
  );
}

function tabState(kind: MailboxKind, current: MailboxKind) {
  const isCurrent = kind === current;
  return { role: 'tab', 'aria-selected': isCurrent, 'aria-controls': panelId(kind), tabIndex: isCurrent ? 0 : -1 };
}
