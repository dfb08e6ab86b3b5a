import type { ReactNode } from 'react';
import type { DrawingShape } from '@vitrin/shared-contracts/section-declaration';
import styles from './drawing.module.css';

/** Size of the drawings in units of their own. */
const [WIDTH, HEIGHT] = [120, 72];

/** Drawing of a section. Decorative, because its label is beside it. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable={false}>
      {children}
    </svg>
  );
}

/** Drawing that a remote declares. The same shape twice is drawn once. */
export function DeclaredDrawing({ shapes }: { shapes: readonly DrawingShape[] }) {
  const byText = new Map(shapes.map((shape) => [JSON.stringify(shape), shape]));
  return (
    <Drawing>
      {[...byText].map(([text, shape]) => (
        <Shape key={text} {...shape} />
      ))}
    </Drawing>
  );
}

function Shape(drawn: DrawingShape) {
  if (drawn.shape === 'picture') return <Picture {...drawn} />;
  if (drawn.shape === 'frame') return <Frame {...drawn} />;
  if (drawn.shape === 'title') return <Title {...drawn} />;
  return drawn.shape === 'text' ? <Text {...drawn} /> : <Button {...drawn} />;
}

interface Place {
  x: number;
  y: number;
}

interface Box extends Place {
  w: number;
  h: number;
}

/** Picture: a filled area with a horizon. */
export function Picture({ x, y, w, h }: Box) {
  const hill = `M${x} ${y + h}l${w * 0.35} ${-h * 0.5} ${w * 0.22} ${h * 0.24} ${w * 0.16} ${-h * 0.16} ${w * 0.27} ${h * 0.42}z`;
  return (
    <>
      <rect className={styles.area} x={x} y={y} width={w} height={h} rx="3" />
      <path className={styles.hill} d={hill} />
      <circle className={styles.hill} cx={x + w * 0.74} cy={y + h * 0.3} r={Math.min(w, h) * 0.09} />
    </>
  );
}

/** Heading. */
export function Title({ x, y, w }: Place & { w: number }) {
  return <rect className={styles.strong} x={x} y={y} width={w} height="5" rx="2.5" />;
}

/** Lines of text; the last one is shorter. */
export function Text({ x, y, w, lines }: Place & { w: number; lines: number }) {
  return Array.from({ length: lines }, (_line, index) => (
    <rect
      key={index}
      className={styles.text}
      x={x}
      y={y + index * 6}
      width={index === lines - 1 && lines > 1 ? w * 0.65 : w}
      height="2.5"
      rx="1.25"
    />
  ));
}

/** Button of a section. */
export function Button({ x, y }: Place) {
  return <rect className={styles.accent} x={x} y={y} width="24" height="9" rx="4.5" />;
}

/** Border around something. */
export function Frame({ x, y, w, h }: Box) {
  return <rect className={styles.frame} x={x} y={y} width={w} height={h} rx="3" />;
}
