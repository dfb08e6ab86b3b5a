import { LeftToRight } from '../left-to-right.tsx';
import { useFrameData } from '../frame.ts';
import shared from '../shared.module.css';
import type { CompanyLine } from './company-lines.ts';

/** Shows one fact of the company: a link that opens in a new tab, a number, or text. */
export function CompanyValue({ value, href, isLeftToRight }: CompanyLine) {
  const { common } = useFrameData().texts;
  const text = isLeftToRight ? <LeftToRight>{value}</LeftToRight> : value;
  if (!href) return text;
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
      <span className={shared.hidden}> ({common.newTab})</span>
    </a>
  );
}
