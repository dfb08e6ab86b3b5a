import type { ProjectFilter } from '@vitrin/shared-contracts/projects';
import { provinces, type Province } from '@vitrin/shared-contracts/provinces';
import { Link } from '../../../shared/link.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import { useCountText } from '../../../shared/use-count-text.ts';
import shared from '../../../shared/shared.module.css';
import { projectListPath, type ProjectChoice } from '../project-choice.ts';
import { mapSize, outlines } from './outlines.ts';
import styles from './province-map.module.css';

interface ProvinceMapProps {
  /** Provinces with projects. */
  provinces: readonly ProjectFilter[];
  choice: ProjectChoice;
}

/** Renders a map of Turkey whose provinces with projects lead to them, and the same provinces as a list of words. */
export function ProvinceMap({ provinces: found, choice }: ProvinceMapProps) {
  const { projects: texts } = useTexts();
  const countText = useCountText();
  if (found.length === 0) return null;
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  const shown = provinces
    .filter(({ key }) => counts.has(key))
    .map((province) => ({
      province,
      path: projectListPath({ ...choice, province: province.key }),
      name: countText(['projects', 'inProvince'], { province: province.name, total: counts.get(province.key) ?? 0 }),
      current: province.key === choice.province ? ('true' as const) : undefined,
    }));
  return (
    <section className={styles.section} aria-labelledby="projelerin-haritasi">
      <h2 className={shared.heading} id="projelerin-haritasi">
        {texts.map}
      </h2>
      <svg
        className={styles.map}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="group"
        aria-label={texts.map}
      >
        <path className={styles.land} d={outlinesOf(({ key }) => !counts.has(key))} aria-hidden="true" />
        {shown.map(({ province, path, name, current }) => (
          <Link key={province.key} to={path} aria-label={name} aria-current={current}>
            <path d={outlines[province.plate - 1]}>
              <title>{name}</title>
            </path>
          </Link>
        ))}
      </svg>
      <details className={styles.words}>
        <summary>{texts.provinces}</summary>
        <ul role="list">
          {shown.map(({ province, path, name, current }) => (
            <li key={province.key}>
              <Link className={shared.link} to={path} aria-current={current}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function outlinesOf(isWanted: (province: Province) => boolean): string {
  return provinces
    .filter(isWanted)
    .map(({ plate }) => outlines[plate - 1] ?? '')
    .join('');
}
