import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { MediaItem } from '@vitrin/shared-contracts/media';
import { mediaName } from './media-name.ts';
import styles from './media.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { cellAttribute, useGridKeys } from './use-grid-keys.ts';

interface MediaGridProps {
  label: string;
  items: readonly MediaItem[];
  onOpen: (item: MediaItem) => void;
  /** Id of the picture that the form has now. */
  chosen?: number | null;
  selection?: { has: (id: number) => boolean; toggle: (item: MediaItem) => void } | undefined;
}

/** Grid of pictures. A click opens a picture; its checkbox or the space bar selects it. */
export function MediaGrid({ label, items, onOpen, chosen, selection }: MediaGridProps) {
  const { grid, current, onKeyDown, onFocus } = useGridKeys(items.length);
  return (
    <ul
      ref={grid}
      className={styles.grid}
      aria-label={label}
      data-selecting={items.some(({ id }) => selection?.has(id)) || undefined}
    >
      {items.map((item, index) => (
        <li key={item.id} className={styles.tile} data-selected={selection?.has(item.id) || undefined}>
          <button
            type="button"
            {...{ [cellAttribute]: '' }}
            className={styles.picture}
            tabIndex={index === current ? 0 : -1}
            aria-label={mediaName(item)}
            {...(chosen === undefined ? {} : { 'aria-pressed': item.id === chosen })}
            onClick={() => onOpen(item)}
            onFocus={onFocus}
            onKeyDown={(event) => {
              if (event.key === ' ' && selection) {
                event.preventDefault();
                selection.toggle(item);
              } else onKeyDown(event);
            }}
          >
            <Thumbnail picture={item} sizes="(max-width: 780px) 45vw, 220px" className={styles.image} />
          </button>
          {selection ? (
            <input
              type="checkbox"
              className={styles.mark}
              tabIndex={index === current ? 0 : -1}
              aria-label={`${mediaName(item)}: seç`}
              checked={selection.has(item.id)}
              onChange={() => selection.toggle(item)}
            />
          ) : null}
          <Caption item={item} />
        </li>
      ))}
    </ul>
  );
}

function Caption({ item }: { item: MediaItem }) {
  return (
    <p className={styles.caption}>
      <span className={styles.name} title={mediaName(item)}>
        {mediaName(item)}
      </span>
      {item.alt ? null : (
        <span className={styles.lacking}>
          <IconAlertTriangle size={14} aria-hidden />
          Alternatif metin yok
        </span>
      )}
    </p>
  );
}
