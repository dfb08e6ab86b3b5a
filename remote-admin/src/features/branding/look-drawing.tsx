import type { ReactNode } from 'react';
import type { LookName } from '@vitrin/shared-contracts/looks';
import styles from './look.module.css';

/** A page in outline, 160 by 100. `main` is the colour of the brand. */
const drawings: Readonly<Partial<Record<LookName, ReactNode>>> = {
  duru: (
    <>
      <rect className={styles.tint} width="160" height="56" />
      <rect className={styles.ink} x="10" y="7" width="22" height="4" rx="2" />
      <path className={styles.line} d="M96 9h12M114 9h12M132 9h18" />
      <path className={styles.title} d="M10 27h50M10 36h38" />
      <rect className={styles.main} x="10" y="43" width="22" height="8" rx="3" />
      <rect className={styles.picture} x="84" y="18" width="66" height="44" rx="5" />
      <rect className={styles.card} x="10" y="70" width="42" height="24" rx="4" />
      <rect className={styles.card} x="59" y="70" width="42" height="24" rx="4" />
      <rect className={styles.card} x="108" y="70" width="42" height="24" rx="4" />
    </>
  ),
  matbaa: (
    <>
      <path className={styles.rule} d="M10 5h140M10 20h140" />
      <text className={styles.serif} x="80" y="16" fontSize="10" textAnchor="middle">
        Vitrin
      </text>
      <text className={styles.serif} x="10" y="43" fontSize="20">
        Başlık
      </text>
      <path className={styles.line} d="M10 52h52M10 58h44" />
      <rect className={styles.picture} x="92" y="27" width="58" height="36" />
      <path className={styles.rule} d="M10 70h140M10 80h140M10 90h140" />
      <path className={styles.line} d="M10 75h6M40 75h60M10 85h6M40 85h46M10 95h6M40 95h54" />
    </>
  ),
  sahne: (
    <>
      <path className={styles.picture} d="M0 0h160v60H0z" />
      <path className={styles.dark} d="M0 34h160v26H0z" />
      <path className={styles.card} d="M10 0h26v12a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3z" />
      <rect className={styles.ink} x="15" y="5" width="16" height="4" rx="2" />
      <rect className={styles.card} x="10" y="40" width="78" height="7" rx="2" />
      <rect className={styles.card} x="10" y="50" width="52" height="4" rx="2" />
      <rect className={styles.picture} x="10" y="67" width="90" height="33" rx="6" />
      <rect className={styles.main} x="106" y="67" width="44" height="14" rx="5" />
      <rect className={styles.picture} x="106" y="86" width="44" height="14" rx="5" />
    </>
  ),
};

/** Shows what a look is like; nothing for one without a drawing. */
export function LookDrawing({ name }: { name: LookName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 100" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
