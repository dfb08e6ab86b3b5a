import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useLocation, useNavigate } from '@vitrin/shared-contracts/router';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { Link } from '../../../shared/link.tsx';
import { Icon } from '../../../shared/icon.tsx';
import { useContentLanguage } from '../../../shared/language-notice.tsx';
import { PictureImage } from '../../../shared/picture.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import dialogs from '../../../shared/dialog.module.css';
import page from '../home.module.css';
import { wasOpenedHere } from '../opened-here.ts';
import { useModal } from '../../../shared/use-modal.ts';
import { CertificateLink } from './certificate-link.tsx';
import { certificateLinkId, certificatePath, certificatesId, type Enlargeable } from './enlargeable.ts';
import styles from './lightbox.module.css';

interface LightboxProps {
  items: readonly Enlargeable[];
  /** Index of the certificate that is shown. */
  shown: number;
}

/** Shows one enlarged certificate with its text; nothing when the index is invalid. */
export function Lightbox({ items, shown }: LightboxProps) {
  const item = items[shown];
  return item ? <OpenLightbox items={items} item={item} number={shown + 1} /> : null;
}

/** Rendered open by the server, so it is complete without JavaScript; a modal dialog after hydration. */
function OpenLightbox({ items, item, number }: { items: readonly Enlargeable[]; item: Enlargeable; number: number }) {
  const { common, home } = useTexts();
  const isAlive = useHydrated();
  const [isServed] = useState(!isAlive);
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const close = () => void (wasOpenedHere(state) ? navigate(-1) : navigate(publicPaths.home, { replace: true }));
  const ref = useModal(close, () => document.getElementById(certificateLinkId(item)));
  const neighbour = (step: 1 | -1) => items.at((number - 1 + step) % items.length) ?? item;
  // A second click may precede the navigation of the first: continues from the index requested last.
  const wanted = useRef(number - 1);
  useEffect(() => {
    wanted.current = number - 1;
  }, [number]);
  const turn = (step: 1 | -1) => {
    wanted.current += step;
    const next = items.at(wanted.current % items.length) ?? item;
    void navigate(certificatePath(next), { replace: true, state });
  };
  return (
    <dialog
      className={`${dialogs.dialog} ${styles.lightbox}`}
      ref={ref}
      open={isServed}
      data-part="lightbox"
      aria-label={home.certificates}
      onKeyDown={(event) => onArrowKey(event, turn)}
    >
      <Link
        className={`${page.round} ${dialogs.close}`}
        to={`${publicPaths.home}#${certificatesId}`}
        aria-label={common.close}
        onClick={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <Icon name="close" />
      </Link>
      <Figure item={item} />
      {items.length > 1 && (
        <div className={styles.controls}>
          {([-1, 1] as const).map((step) => (
            <CertificateLink
              key={step}
              className={page.round}
              certificate={neighbour(step)}
              show={() => turn(step)}
              aria-label={step < 0 ? common.previous : common.next}
            >
              <Icon name="forward" />
            </CertificateLink>
          ))}
          <span className={styles.count} aria-hidden="true">
            {number} / {items.length}
          </span>
          <span className={shared.hidden} aria-live="polite">
            {fill(home.slideOf, { number, count: items.length })}: {item.title}
          </span>
        </div>
      )}
    </dialog>
  );
}

function Figure({ item: { id, picture, title, text, lang } }: { item: Enlargeable }) {
  const contentLang = useContentLanguage(lang);
  return (
    <figure className={styles.figure}>
      {/* A new element for each picture: the previous picture is never shown beside the text of the next one. */}
      <PictureImage key={id} picture={picture} sizes="(max-width: 800px) 92vw, 900px" />
      <figcaption>
        <h2 className={styles.title} lang={contentLang}>
          {title}
        </h2>
        {text && <p lang={contentLang}>{text}</p>}
      </figcaption>
    </figure>
  );
}

function onArrowKey(event: KeyboardEvent<HTMLElement>, turn: (step: 1 | -1) => void): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  turn((event.key === 'ArrowRight') === isRightToLeft ? -1 : 1);
}
