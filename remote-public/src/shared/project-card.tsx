import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { ProjectSummary } from '@vitrin/shared-contracts/projects';
import styles from './article-card.module.css';
import { Cover } from './cover/cover.tsx';
import { useContentLanguage } from './language-notice.tsx';
import { Link } from './link.tsx';
import { PictureImage } from './picture.tsx';
import { placeName } from './place-name.ts';
import { usePictureSizes } from './use-picture-sizes.ts';

/** The cover is taller than some pictures: the width includes what is cropped at the sides. */
const ownSizes = { upright: '(max-width: 700px) 92vw, (max-width: 1100px) 52vw, 400px' };

/** Renders one project of a list; the whole card is clickable, the link is the title. */
export function ProjectCard({ project }: { project: ProjectSummary }) {
  const { id, title, seo_name, summary, cover, year } = project;
  const place = placeName(project);
  const sizes = usePictureSizes(ownSizes);
  return (
    <article className={styles.card} lang={useContentLanguage(project.lang)}>
      {cover ? (
        <PictureImage className={styles.cover} picture={{ ...cover, alt: '' }} sizes={sizes.upright} />
      ) : (
        <Cover className={styles.cover} seed="project" order={id} />
      )}
      <div>
        {(place || year) && (
          <p className={styles.facts}>
            {place && <span>{place}</span>}
            {year && <span>{year}</span>}
          </p>
        )}
        <h3 className={styles.title}>
          <Link to={publicPaths.project(seo_name)}>{title}</Link>
        </h3>
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
    </article>
  );
}
