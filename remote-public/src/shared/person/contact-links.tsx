import type { PersonSummary } from '@vitrin/shared-contracts/people';
import { Icon } from '../icon.tsx';
import { textsLanguage, useRootData } from '../root-data.ts';
import styles from './contact-links.module.css';

interface ContactLinksProps {
  person: Pick<PersonSummary, 'name' | 'email' | 'phone' | 'tel' | 'profile_url'>;
  /** `short` shows symbols, `long` also the addresses. */
  shape: 'short' | 'long';
}

/** Renders the contact that a person has chosen to show; nothing without one. */
export function ContactLinks({ person: { name, email, phone, tel, profile_url }, shape }: ContactLinksProps) {
  const root = useRootData();
  const { people: texts } = root.texts;
  const links = [
    { icon: 'mail', href: email && `mailto:${email}`, label: texts.email, text: email },
    { icon: 'phone', href: phone && tel, label: texts.phone, text: phone },
    { icon: 'link', href: profile_url, label: texts.profile, text: hostOf(profile_url) },
  ] as const;
  const shown = links.filter(({ href }) => href !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={shape === 'short' ? styles.short : styles.long} role="list" lang={textsLanguage(root)}>
      {shown.map(({ icon, href, label, text }) => (
        <li key={icon}>
          <a href={href} {...(shape === 'short' && { 'aria-label': `${label}: ${name}` })}>
            <Icon name={icon} />
            {shape === 'long' && <span>{text}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function hostOf(address: string): string {
  return URL.parse(address)?.host.replace(/^www\./, '') ?? address;
}
