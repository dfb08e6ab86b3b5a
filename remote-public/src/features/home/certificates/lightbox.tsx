import type { KeyboardEvent } from 'react';
import { fill } from 'shared-contracts/static-texts';
import { Icon } from '../../../shared/icon.tsx';
import { LanguageMark } from '../../../shared/language-mark.tsx';
import { useContentLanguage } from '../../../shared/language-notice.tsx';
import { PictureImage } from '../../../shared/picture.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import dialogs from '../dialog.module.css';
import page from '../home.module.css';
import { useModal } from '../use-modal.ts';
import type { Enlargeable } from './enlargeable.ts';
import styles from './lightbox.module.css';

export interface LightboxProps {
  items: readonly Enlargeable[];
  shown: number;
  show: (index: number) => void;
  close: () => void;
}

/** Certificates one by one, large, with their words. */
export function Lightbox({ items, shown, show, close }: LightboxProps) {
  const { common, home } = useTexts();
  const ref = useModal(close);
  const item = items[shown];
  if (!item) return null;
  const turn = (step: 1 | -1) => show((shown + step + items.length) % items.length);
  return (
    <dialog
      className={`${dialogs.dialog} ${styles.lightbox}`}
      ref={ref}
      aria-label={home.certificates}
      onKeyDown={(event) => turnBy(event, turn)}
    >
      <button className={`${page.round} ${dialogs.close}`} type="button" aria-label={common.close} onClick={close}>
        <Icon name="close" />
      </button>
      <Figure item={item} />
      {items.length > 1 && (
        <div className={styles.controls}>
          <button className={page.round} type="button" aria-label={common.previous} onClick={() => turn(-1)}>
            <Icon name="forward" />
          </button>
          <span aria-hidden="true">
            {shown + 1} / {items.length}
          </span>
          <button className={page.round} type="button" aria-label={common.next} onClick={() => turn(1)}>
            <Icon name="forward" />
          </button>
          <span className={shared.hidden} aria-live="polite">
            {fill(home.slideOf, { number: shown + 1, count: items.length })}: {item.title}
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
      {/* A new element for each picture: the one before never stands under the next one's words. */}
      <PictureImage key={id} picture={picture} sizes="(max-width: 800px) 92vw, 900px" />
      <figcaption>
        <LanguageMark lang={lang} />
        <h2 className={styles.title} lang={contentLang}>
          {title}
        </h2>
        {text && <p lang={contentLang}>{text}</p>}
      </figcaption>
    </figure>
  );
}

function turnBy(event: KeyboardEvent<HTMLElement>, turn: (step: 1 | -1) => void): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  turn((event.key === 'ArrowRight') === isRightToLeft ? -1 : 1);
}
