import type { OpeningSummary } from '@vitrin/shared-contracts/openings';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { dayRange } from './dates.ts';
import { useContentLanguage } from './language-notice.tsx';
import { Link } from './link.tsx';
import styles from './opening-items.module.css';
import { placeName } from './place-name.ts';
import { textsLanguage, useRootData } from './root-data.ts';

/** Renders job openings as a list with what decides whether to read on: employment, place and last day. */
export function OpeningItems({ openings }: { openings: readonly OpeningSummary[] }) {
  return (
    <ul className={styles.openings} role="list">
      {openings.map((opening) => (
        <OpeningItem key={opening.id} opening={opening} />
      ))}
    </ul>
  );
}

function OpeningItem({ opening }: { opening: OpeningSummary }) {
  const root = useRootData();
  const { openings: texts } = root.texts;
  const { title, seo_name, summary, employment, closes_on } = opening;
  const lang = useContentLanguage(opening.lang);
  const place = placeName(opening);
  return (
    <li className={styles.opening}>
      <div>
        <h3 className={styles.title} lang={lang}>
          <Link to={publicPaths.opening(seo_name)}>{title}</Link>
        </h3>
        {summary && (
          <p className={styles.summary} lang={lang}>
            {summary}
          </p>
        )}
      </div>
      <p className={styles.facts}>
        <span>{texts[employment]}</span>
        {place && <span lang={lang}>{place}</span>}
        {closes_on && <span>{fill(texts.closesOn, { day: dayRange(closes_on, closes_on, textsLanguage(root)) })}</span>}
      </p>
    </li>
  );
}
