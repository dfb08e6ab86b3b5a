import { type ReactNode, useRef } from 'react';
import styles from './account.module.css';

export interface AccountSection {
  id: string;
  title: string;
  /** Shown only to users who can read an inbox. */
  forInboxes?: true;
}

/** Sections of the screen, in order, each with its title and URL fragment. */
export const accountSections = {
  profile: { id: 'bilgilerim', title: 'Bilgilerim' },
  password: { id: 'sifrem', title: 'Şifrem' },
  secondFactor: { id: 'iki-adim', title: 'İki adımlı giriş' },
  passkeys: { id: 'gecis-anahtarlari', title: 'Geçiş anahtarları' },
  notifications: { id: 'bildirimler', title: 'E-posta bildirimleri', forInboxes: true },
  browserNotifications: { id: 'tarayici-bildirimleri', title: 'Tarayıcı bildirimleri', forInboxes: true },
  sessions: { id: 'oturumlarim', title: 'Oturumlarım' },
} as const satisfies Record<string, AccountSection>;

/** Moves focus to the section heading, for when the focused button no longer exists. */
export function focusSection({ id }: AccountSection): void {
  requestAnimationFrame(() => document.getElementById(`${id}-baslik`)?.focus({ preventScroll: true }));
}

interface SectionCardProps {
  section: AccountSection;
  /** Description of the section. */
  description: string;
  children: ReactNode;
}

export function SectionCard({ section: { id, title }, description, children }: SectionCardProps) {
  const heading = `${id}-baslik`;
  return (
    <section id={id} className={styles.card} aria-labelledby={heading}>
      <header className={styles.cardHeader}>
        <h2 id={heading} className={styles.cardTitle} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.lead}>{description}</p>
      </header>
      {children}
    </section>
  );
}

/**
 * Manages focus around the dialogs of a section: it returns to the button that opened the dialog, or to the heading if
 * that button is gone.
 */
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
    /** The action succeeded, and its button is removed. */
    finished: () => focusSection(section),
  };
}
