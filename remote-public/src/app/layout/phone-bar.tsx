import type { MenuItem } from '@vitrin/shared-contracts/menus';
import { AnyLink } from '../../shared/any-link.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useRootData } from '../../shared/root-data.ts';
import styles from './phone-bar.module.css';

/** Buttons at the bottom of the window of a phone, if staff have chosen some: to call, to write, to find the way. */
export function PhoneBar() {
  const { menus, texts } = useRootData();
  const links = menus?.phone ?? [];
  if (links.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={texts.common.phoneButtons}>
      {links.map((link) => (
        <PhoneButton key={link.id} {...link} />
      ))}
    </nav>
  );
}

function PhoneButton({ href, label }: MenuItem) {
  const to = href ?? '';
  return (
    <AnyLink to={to}>
      <Icon name={iconOf(to)} />
      <span>{label}</span>
    </AnyLink>
  );
}

/** Addresses of chats and of maps, by which a button gets its drawing. */
const chat = /^https:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com|t\.me)\//;
const map =
  /^https:\/\/(?:(?:www\.)?google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps|yandex\.[a-z.]+\/(?:maps|harita)|[^/]*harita)/;

function iconOf(href: string): 'phone' | 'mail' | 'chat' | 'route' | 'link' {
  if (href.startsWith('tel:')) return 'phone';
  if (href.startsWith('mailto:')) return 'mail';
  if (chat.test(href)) return 'chat';
  return map.test(href) ? 'route' : 'link';
}
