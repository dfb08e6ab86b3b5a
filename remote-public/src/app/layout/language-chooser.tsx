import type { MouseEvent } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import { useFrameData } from '../../shared/frame.ts';
import { useChangeLanguage } from '../language/language-change.tsx';

/**
 * Renders nothing when there is only one language. Plain links work before hydration and without JavaScript: the call
 * sets the cookie and redirects to this page in that language. After hydration no document is loaded; `data-language`
 * lets the shell know that the address changes too.
 */
export function LanguageChooser({ className }: { className: string | undefined }) {
  const { language, languages, texts } = useFrameData();
  const change = useChangeLanguage();
  if (languages.length < 2) return null;
  return (
    <ul className={className} aria-label={texts.common.language}>
      {languages.map((each) => (
        <li key={each.abbr}>
          <a
            href={api.changeLanguage(each.abbr)}
            lang={each.abbr}
            hrefLang={each.abbr}
            rel="nofollow"
            data-language={each.abbr}
            aria-current={each.abbr === language ? 'true' : undefined}
            onClick={(event) => {
              if (!change || !isPlain(event)) return;
              event.preventDefault();
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
              change(each);
            }}
          >
            {each.lang}
          </a>
        </li>
      ))}
    </ul>
  );
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
