import type { ReactNode } from 'react';
import { contactDrawings } from './contact-drawings.tsx';
import { Button, Drawing, Frame, Picture, Text, Title } from './drawing-shapes.tsx';
import styles from './drawing.module.css';

/** Drawing of a kind of section: how it looks on the site, in a few lines. */
export function SectionDrawing({ kind }: { kind: string }) {
  return <Drawing>{drawings[kind] ?? unknown}</Drawing>;
}

/** The same thing at several places from left to right. */
function row(at: readonly number[], draw: (x: number, index: number) => ReactNode): ReactNode {
  return at.map((x, index) => <g key={x}>{draw(x, index)}</g>);
}

const unknown = (
  <>
    <Frame x={20} y={14} w={80} h={44} />
    <Text x={34} y={30} w={52} lines={2} />
  </>
);

const drawings: Readonly<Record<string, ReactNode>> = {
  hero: (
    <>
      <Picture x={64} y={12} w={48} h={48} />
      <Title x={8} y={18} w={44} />
      <Title x={8} y={26} w={32} />
      <Text x={8} y={37} w={44} lines={2} />
      <Button x={8} y={50} />
    </>
  ),
  slides: (
    <>
      <Picture x={8} y={10} w={104} h={48} />
      <rect className={styles.veil} x="8" y="10" width="52" height="48" rx="3" />
      <Title x={14} y={24} w={36} />
      <Button x={14} y={38} />
      {[52, 60, 68].map((x) => (
        <circle key={x} className={x === 52 ? styles.accent : styles.area} cx={x} cy="65" r="2.5" />
      ))}
    </>
  ),
  introduction: (
    <>
      <Picture x={8} y={10} w={104} h={32} />
      <Frame x={20} y={30} w={80} h={32} />
      <Title x={28} y={36} w={38} />
      <Text x={28} y={46} w={62} lines={2} />
    </>
  ),
  statement: (
    <>
      <Title x={10} y={20} w={36} />
      <Title x={10} y={29} w={24} />
      <Text x={58} y={20} w={52} lines={3} />
      <Text x={58} y={42} w={52} lines={2} />
    </>
  ),
  catalogue: (
    <>
      <g>
        {row([8, 34, 60, 86], (x) => (
          <Frame x={x} y={8} w={22} h={9} />
        ))}
      </g>
      <g>
        {row([8, 44, 80], (x) => (
          <>
            <Picture x={x} y={24} w={32} h={24} />
            <Title x={x} y={53} w={24} />
            <Text x={x} y={61} w={16} lines={1} />
          </>
        ))}
      </g>
    </>
  ),
  text: (
    <>
      <Title x={24} y={12} w={46} />
      <Text x={24} y={24} w={72} lines={3} />
      <Text x={24} y={46} w={72} lines={3} />
    </>
  ),
  'text-picture': (
    <>
      <Picture x={8} y={14} w={46} h={44} />
      <Title x={62} y={16} w={38} />
      <Text x={62} y={27} w={50} lines={5} />
    </>
  ),
  cards: row([8, 44, 80], (x) => (
    <>
      <Frame x={x} y={12} w={32} h={48} />
      <Picture x={x} y={12} w={32} h={20} />
      <Title x={x + 5} y={38} w={18} />
      <Text x={x + 5} y={47} w={22} lines={2} />
    </>
  )),
  steps: row([10, 46, 82], (x, index) => (
    <>
      <circle className={styles.accent} cx={x + 8} cy={20} r="8" />
      {index < 2 ? <path className={styles.line} d={`M${x + 20} 20h16`} /> : null}
      <Title x={x} y={36} w={24} />
      <Text x={x} y={46} w={28} lines={3} />
    </>
  )),
  questions: (
    <>
      <Frame x={16} y={10} w={88} h={24} />
      <Title x={22} y={15} w={48} />
      <Text x={22} y={25} w={66} lines={1} />
      <path className={styles.line} d="M93 19l3-3 3 3" />
      {[40, 54].map((y) => (
        <g key={y}>
          <Frame x={16} y={y} w={88} h={10} />
          <Text x={22} y={y + 4} w={46} lines={1} />
          <path className={styles.line} d={`M93 ${y + 4}l3 3 3-3`} />
        </g>
      ))}
    </>
  ),
  notice: (
    <>
      <Frame x={12} y={20} w={96} h={32} />
      <rect className={styles.accent} x={12} y={20} width="4" height="32" rx="2" />
      <circle className={styles.strong} cx="29" cy="36" r="6" />
      <Title x={42} y={28} w={34} />
      <Text x={42} y={38} w={56} lines={2} />
    </>
  ),
  gallery: (
    <>
      <Picture x={8} y={10} w={50} h={52} />
      <Picture x={62} y={10} w={23} h={24} />
      <Picture x={89} y={10} w={23} h={24} />
      <Picture x={62} y={38} w={50} h={24} />
    </>
  ),
  'before-after': (
    <>
      <Picture x={14} y={10} w={92} h={52} />
      <rect className={styles.veil} x="60" y="10" width="46" height="52" rx="3" />
      <path className={styles.line} d="M60 10v52" />
      <circle className={styles.accent} cx="60" cy="36" r="8" />
      <path className={styles.onAccent} d="M57.5 33l-3 3 3 3M62.5 33l3 3-3 3" />
    </>
  ),
  video: (
    <>
      <Picture x={18} y={10} w={84} h={52} />
      <circle className={styles.accent} cx="60" cy="36" r="12" />
      <path className={styles.onAccentArea} d="M56.5 30l10 6-10 6z" />
    </>
  ),
  figures: row([8, 45, 82], (x) => (
    <>
      <rect className={styles.accent} x={x} y="24" width="24" height="12" rx="3" />
      <Text x={x} y={43} w={30} lines={2} />
    </>
  )),
  quote: (
    <>
      <path
        className={styles.accent}
        d="M16 28c0-7 4-11 10-12v4c-3 1-4.5 3-4.5 6H26v9H16zm14 0c0-7 4-11 10-12v4c-3 1-4.5 3-4.5 6H40v9H30z"
      />
      <Text x={50} y={19} w={58} lines={4} />
      <circle className={styles.area} cx="56" cy="53" r="7" />
      <Title x={68} y={48} w={26} />
      <Text x={68} y={56} w={20} lines={1} />
    </>
  ),
  logos: (
    <>
      <g>
        {row([10, 36, 62, 88], (x) => (
          <>
            <Frame x={x} y={18} w={22} h={15} />
            <circle className={styles.strong} cx={x + 7} cy={25.5} r="3.5" />
            <Text x={x + 12} y={24} w={6} lines={1} />
          </>
        ))}
      </g>
      <g>
        {row([10, 36, 62, 88], (x) => (
          <>
            <Frame x={x} y={39} w={22} h={15} />
            <rect className={styles.strong} x={x + 6} y="44" width="10" height="5" rx="1" />
          </>
        ))}
      </g>
    </>
  ),
  certificates: row([12, 48, 84], (x) => (
    <>
      <Frame x={x} y={12} w={26} h={36} />
      <Title x={x + 6} y={18} w={14} />
      <Text x={x + 5} y={27} w={16} lines={2} />
      <path className={styles.accent} d={`M${x + 9} 48l-2 12 6-4 6 4-2-12z`} />
      <circle className={styles.accent} cx={x + 13} cy="46" r="6" />
    </>
  )),
  children: (
    <>
      <Frame x={44} y={8} w={32} h={16} />
      <Title x={50} y={14} w={20} />
      <path className={styles.line} d="M60 24v10M24 44V34h72v10" />
      <g>
        {row([8, 44, 80], (x) => (
          <>
            {x === 44 ? <path className={styles.line} d="M60 34v10" /> : null}
            <Frame x={x} y={44} w={32} h={20} />
            <Text x={x + 6} y={51} w={20} lines={2} />
          </>
        ))}
      </g>
    </>
  ),
  projects: row([8, 44, 80], (x) => (
    <>
      <Picture x={x} y={12} w={32} h={34} />
      <circle className={styles.accent} cx={x + 4} cy="54" r="3" />
      <Title x={x + 10} y={51} w={20} />
    </>
  )),
  team: row([8, 44, 80], (x) => (
    <>
      <circle className={styles.accent} cx={x + 16} cy="26" r="13" />
      <Title x={x + 4} y={46} w={24} />
      <Title x={x + 8} y={53} w={16} />
    </>
  )),
  openings: (
    <>
      {[14, 30, 46].map((y) => (
        <g key={y}>
          <Title x={12} y={y} w={44} />
          <Text x={12} y={y + 7} w={28} lines={1} />
          <circle className={styles.accent} cx="104" cy={y + 3} r="3" />
        </g>
      ))}
    </>
  ),
  documents: row([8, 44, 80], (x) => (
    <>
      <path className={styles.area} d={`M${x + 4} 10h17l7 7v25h-24z`} />
      <path className={styles.accent} d={`M${x + 10} 34h12v3h-12z`} />
      <Title x={x + 4} y={48} w={24} />
      <Text x={x + 4} y={56} w={16} lines={1} />
    </>
  )),
  articles: row([8, 44, 80], (x) => (
    <>
      <Picture x={x} y={12} w={32} h={22} />
      <Text x={x} y={39} w={14} lines={1} />
      <Title x={x} y={45} w={30} />
      <Text x={x} y={54} w={30} lines={2} />
    </>
  )),
  products: row([8, 35, 62, 89], (x) => (
    <>
      <Frame x={x} y={12} w={23} h={48} />
      <path
        className={styles.line}
        d={`M${x + 5} 24l6.5-4 6.5 4v9l-6.5 4-6.5-4zM${x + 5} 24l6.5 4 6.5-4M${x + 11.5} 28v9`}
      />
      <Title x={x + 4} y={44} w={15} />
      <Text x={x + 4} y={53} w={11} lines={1} />
    </>
  )),
  ...contactDrawings,
};
