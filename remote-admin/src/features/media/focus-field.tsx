import { Button } from '@mantine/core';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { centre, pictureSrc, type Focus, type Picture } from '@vitrin/shared-contracts/pictures';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { Thumbnail } from '../../editing/media/thumbnail.tsx';
import styles from './focus.module.css';

const LARGE_STEP = 10;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function percent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: percent(((clientX - left) / width) * 100), y: percent(((clientY - top) / height) * 100) };
}

/** Sets the focal point, which every crop keeps visible: by click, drag or arrow keys. */
export function FocusField({ picture, disabled }: { picture: Picture; disabled: boolean }) {
  const { value, set } = useFormField<Focus>('focus');
  const { x, y } = value;
  const press = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    set(pointOf(event));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!disabled && event.buttons === 1) set(pointOf(event));
  };
  const step = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || disabled) return;
    event.preventDefault();
    const far = event.shiftKey ? LARGE_STEP : 1;
    set({ x: percent(x + move[0] * far), y: percent(y + move[1] * far) });
  };
  return (
    <section className={styles.field}>
      <div className={styles.stage} data-disabled={disabled || undefined} onPointerDown={press} onPointerMove={drag}>
        <Thumbnail picture={picture} sizes="480px" alt={picture.alt} className={styles.whole} />
        <div
          id="focus"
          role="slider"
          className={styles.point}
          tabIndex={disabled ? -1 : 0}
          aria-label="Odak noktası"
          aria-describedby="focus-help"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={`Soldan yüzde ${x}, yukarıdan yüzde ${y}`}
          aria-disabled={disabled}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          onKeyDown={step}
        />
      </div>
      <div className={styles.crops} aria-hidden>
        {['16 / 9', '1 / 1', '3 / 4'].map((ratio) => (
          <img
            key={ratio}
            src={pictureSrc(picture)}
            alt=""
            style={{ '--ratio': ratio, objectPosition: `${x}% ${y}%` } as CSSProperties}
          />
        ))}
      </div>
      <p id="focus-help" className={styles.help}>
        <span>
          Görselin en önemli yerine basın: her kırpmada orası görünür. Ok tuşlarıyla da taşıyabilirsiniz (Shift ile on
          adım).
        </span>
        {disabled || (x === centre.x && y === centre.y) ? null : (
          <Button size="compact-xs" variant="subtle" onClick={() => set(centre)}>
            Ortaya al
          </Button>
        )}
      </p>
    </section>
  );
}
