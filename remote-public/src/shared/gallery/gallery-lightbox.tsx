import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { fill } from '@vitrin/shared-contracts/static-texts';
import dialogs from '../dialog.module.css';
import { Icon } from '../icon.tsx';
import { useTexts } from '../root-data.ts';
import shared from '../shared.module.css';
import { useModal } from '../use-modal.ts';
import styles from './gallery-lightbox.module.css';
import type { OpenGallery } from './gallery-pictures.ts';

interface GalleryLightboxProps {
  gallery: OpenGallery;
  lang: string | undefined;
  onClose: () => void;
}

/** Milliseconds without a scroll event after which the row stands still. */
const SETTLE_MS = 120;

/**
 * Shows the pictures of a gallery one by one, whole and with their captions. They stand in a row that scrolls: a swipe, the arrow
 * keys and the buttons all change its position.
 */
export function GalleryLightbox({ gallery: { pictures, start, link }, lang, onClose }: GalleryLightboxProps) {
  const { common, home } = useTexts();
  const dialog = useModal(onClose, () => link);
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  const count = pictures.length;
  const align = useEffectEvent(() => {
    row.current?.children[shown]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  });
  // At first, and when the window or the turned phone changes the width of the pictures.
  useEffect(() => {
    align();
    if (!row.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => align());
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Not every browser says when scrolling has ended.
  const settle = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => setShown((before) => indexInView(row.current) ?? before), SETTLE_MS);
  };
  const turn = (step: 1 | -1) => {
    const next = (shown + step + count) % count;
    setShown(next);
    row.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: motion() });
  };
  const caption = pictures[shown]?.alt ?? '';
  return (
    <dialog
      ref={dialog}
      className={`${dialogs.dialog} ${styles.lightbox}`}
      aria-label={fill(home.slideOf, { number: shown + 1, count })}
      onKeyDown={(event) => onArrowKey(event, turn)}
    >
      <button type="button" className={`${styles.round} ${dialogs.close}`} aria-label={common.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable */}
      <ul ref={row} className={styles.row} role="list" tabIndex={0} onScroll={settle}>
        {pictures.map(({ href, srcset, alt, width, height }, index) => (
          <li key={href} aria-hidden={index === shown ? undefined : true}>
            <img
              src={href}
              srcSet={srcset}
              sizes="(max-width: 700px) 100vw, 1200px"
              alt={alt}
              width={width || undefined}
              height={height || undefined}
              loading={Math.abs(index - shown) < 2 ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <p className={styles.caption} lang={lang}>
          {caption}
        </p>
        {count > 1 && (
          <div className={styles.controls}>
            <button type="button" className={styles.round} aria-label={common.previous} onClick={() => turn(-1)}>
              <Icon name="forward" />
            </button>
            <span className={styles.count} aria-hidden="true">
              {shown + 1} / {count}
            </span>
            <button type="button" className={styles.round} aria-label={common.next} onClick={() => turn(1)}>
              <Icon name="forward" />
            </button>
          </div>
        )}
        <span className={shared.hidden} aria-live="polite">
          {fill(home.slideOf, { number: shown + 1, count })}: {caption}
        </span>
      </div>
    </dialog>
  );
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Returns the index of the picture in the middle of the row. */
function indexInView(row: HTMLElement | null): number | null {
  if (!row || row.clientWidth === 0) return null;
  return Math.min(row.children.length - 1, Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
}

function onArrowKey(event: KeyboardEvent<HTMLElement>, turn: (step: 1 | -1) => void): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  turn((event.key === 'ArrowRight') === isRightToLeft ? -1 : 1);
}
