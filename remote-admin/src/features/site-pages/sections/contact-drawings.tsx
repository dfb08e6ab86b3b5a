import type { ReactNode } from 'react';
import { Button, Frame, Text, Title } from './drawing-shapes.tsx';
import styles from './drawing.module.css';

/** Drawings of the kinds of the group 'İletişim'. */
export const contactDrawings: Readonly<Record<string, ReactNode>> = {
  'contact-strip': (
    <>
      <rect className={styles.area} x="4" y="18" width="112" height="36" rx="4" />
      <Title x={14} y={28} w={44} />
      <Text x={14} y={39} w={52} lines={1} />
      <Button x={82} y={31} />
    </>
  ),
  form: (
    <>
      <Title x={8} y={16} w={30} />
      <Text x={8} y={27} w={32} lines={2} />
      <Frame x={50} y={8} w={62} h={56} />
      <rect className={styles.area} x="56" y="14" width="23" height="9" rx="2" />
      <rect className={styles.area} x="83" y="14" width="23" height="9" rx="2" />
      <rect className={styles.area} x="56" y="27" width="50" height="17" rx="2" />
      <Button x={56} y={49} />
    </>
  ),
  newsletter: (
    <>
      <Title x={8} y={16} w={34} />
      <Text x={8} y={27} w={36} lines={2} />
      <rect className={styles.area} x="54" y="16" width="58" height="10" rx="2" />
      <rect className={styles.area} x="54" y="31" width="7" height="7" rx="1" />
      <Text x={65} y={33} w={44} lines={1} />
      <Button x={54} y={46} />
    </>
  ),
  'opening-hours': (
    <>
      <Title x={8} y={16} w={34} />
      <Text x={8} y={27} w={36} lines={2} />
      <Frame x={56} y={10} w={56} h={52} />
      {[18, 30, 42, 54].map((y) => (
        <g key={y}>
          <Text x={62} y={y - 2} w={18} lines={1} />
          <Text x={90} y={y - 2} w={16} lines={1} />
        </g>
      ))}
    </>
  ),
  map: (
    <>
      <Title x={8} y={16} w={24} />
      <Text x={8} y={27} w={28} lines={3} />
      <Frame x={44} y={10} w={68} h={52} />
      <path className={styles.line} d="M44 48l26-10 14 24M70 38l10-28M80 26l32 12" />
      <path className={styles.accent} d="M90 20c-5 0-8 3.4-8 8 0 6 8 14 8 14s8-8 8-14c0-4.6-3-8-8-8z" />
      <circle className={styles.onAccentArea} cx="90" cy="28" r="2.8" />
    </>
  ),
  branches: (
    <>
      {[8, 64].map((x) => (
        <g key={x}>
          <Frame x={x} y={8} w={48} h={56} />
          <path className={styles.line} d={`M${x + 2} 26l14-8 10 8 18-12`} />
          <path className={styles.accent} d={`M${x + 24} 14c-3 0-5 2.1-5 5 0 3.8 5 9 5 9s5-5.2 5-9c0-2.9-2-5-5-5z`} />
          <Title x={x + 6} y={36} w={24} />
          <Text x={x + 6} y={46} w={34} lines={2} />
        </g>
      ))}
    </>
  ),
  'contact-card': (
    <>
      <Frame x={10} y={12} w={48} h={48} />
      <path className={styles.accent} d="M34 20c-6 0-10 4-10 10 0 7 10 17 10 17s10-10 10-17c0-6-4-10-10-10z" />
      <circle className={styles.onAccentArea} cx="34" cy="30" r="3.5" />
      <Title x={68} y={16} w={34} />
      <Text x={68} y={27} w={42} lines={2} />
      <circle className={styles.strong} cx="71" cy="47" r="3" />
      <Text x={78} y={46} w={30} lines={1} />
      <circle className={styles.strong} cx="71" cy="56" r="3" />
      <Text x={78} y={55} w={24} lines={1} />
    </>
  ),
};
