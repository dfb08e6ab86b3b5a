import { type ReactNode, useRef } from 'react';
import styles from './account.module.css';

export interface AccountSection {
  id: string;
  title: string;
  /** Only for those who read an inbox. */
  forInboxes?: true;
}

/** Parts of the screen, in order: what each is called and its fragment in the address. */
export const accountSections = {
  profile: { id: 'bilgilerim', title: 'Bilgilerim' },
  password: { id: 'sifrem', title: 'Şifrem' },
  secondFactor: { id: 'iki-adim', title: 'İki adımlı giriş' },
  passkeys: { id: 'gecis-anahtarlari', title: 'Geçiş anahtarları' },
  notifications: { id: 'bildirimler', title: 'E-posta bildirimleri', forInboxes: true },
  browserNotifications: { id: 'tarayici-bildirimleri', title: 'Tarayıcı bildirimleri', forInboxes: true },
  sessions: { id: 'oturumlarim', title: 'Oturumlarım' },
} as const satisfies Record<string, AccountSection>;

/** Where the focus goes when the button that had it is no longer there. */
export function focusSection({ id }: AccountSection): void {
  requestAnimationFrame(() => document.getElementById(`${id}-baslik`)?.focus({ preventScroll: true }));
}

interface SectionCardProps {
  section: AccountSection;
  /** What this part is for. */
  lead: string;
  children: ReactNode;
}

export function SectionCard({ section: { id, title }, lead, children }: SectionCardProps) {
  const heading = `${id}-baslik`;
  return (
    <section id={id} className={styles.card} aria-labelledby={heading}>
      <header className={styles.cardHeader}>
        <h2 id={heading} className={styles.cardTitle} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </section>
  );
}

/** Sees to the focus around the dialogs of a part: it comes back to the button that opened one, unless that is gone. */
export function useDialogFocus(section: AccountSection) {
  const opener = useRef<Element | null>(null);
  return {
    opened(): void {
      opener.current = document.activeElement;
    },
    cancelled(): void {
      const button = opener.current;
      if (button instanceof HTMLButtonElement) requestAnimationFrame(() => button.focus({ preventScroll: true }));
      else focusSection(section);
    },
    /** What the button was for is done, and the button goes with it. */
    finished: () => focusSection(section),
  };
}
