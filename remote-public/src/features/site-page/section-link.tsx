import { AnyLink } from '../../shared/any-link.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';

interface SectionLinkProps {
  /** Empty without a link. */
  href: string;
  /** Text of the link; empty for the usual words. */
  label: string;
  /** What the usual words are about. */
  title: string;
  className?: string | undefined;
}

/** Renders the button of a section; nothing if it leads nowhere. */
export function SectionButton({ href, label, title, className = shared.button }: SectionLinkProps) {
  const { home } = useTexts();
  if (!href) return null;
  return (
    <AnyLink className={className} to={href} aria-label={label ? undefined : nameOf(home.readMore, title)}>
      {label || home.readMore}
    </AnyLink>
  );
}

/** Renders the link at the end of a text, with an arrow. */
export function SectionForward({ href, label, title }: SectionLinkProps) {
  const { home } = useTexts();
  if (!href) return null;
  return (
    <AnyLink className={shared.forward} to={href} aria-label={label ? undefined : nameOf(home.readMore, title)}>
      {label || home.readMore}
      <Icon name="forward" />
    </AnyLink>
  );
}

function nameOf(words: string, title: string): string {
  return title ? `${words}: ${title}` : words;
}
