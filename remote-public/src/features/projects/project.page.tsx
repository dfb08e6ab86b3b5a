import '@vitrin/shared-contracts/prose-blocks.css';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { Project } from '@vitrin/shared-contracts/projects';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { Breadcrumbs } from '../../shared/breadcrumbs.tsx';
import { Comparison } from '../../shared/comparison/comparison.tsx';
import { Cover } from '../../shared/cover/cover.tsx';
import { GalleryTiles } from '../../shared/gallery/gallery-tiles.tsx';
import { LanguageNotice, useContentLanguage } from '../../shared/language-notice.tsx';
import { Link } from '../../shared/link.tsx';
import { PictureImage } from '../../shared/picture.tsx';
import { ProjectCard } from '../../shared/project-card.tsx';
import { Prose } from '../../shared/prose.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { ProjectFacts } from './project-facts.tsx';
import record from '../../shared/record-page.module.css';
import styles from './project.module.css';

export function ProjectPage() {
  const project = useLoaderData<Project>();
  const { projects: texts } = useTexts();
  const lang = useContentLanguage(project.lang);
  const { title, summary, cover, before, after, gallery } = project;
  return (
    <article>
      <header className={`${record.header} ${record.covered}`}>
        <Breadcrumbs crumbs={[{ name: texts.title, path: publicPaths.projects }]} current={title} currentLang={lang} />
        <h1 className={record.title} lang={lang}>
          {title}
        </h1>
        {summary && (
          <p className={record.summary} lang={lang}>
            {summary}
          </p>
        )}
        <LanguageNotice lang={project.lang} />
      </header>
      {cover ? (
        <PictureImage className={record.cover} picture={cover} sizes="(max-width: 1360px) 92vw, 1232px" isAboveFold />
      ) : (
        <Cover className={record.cover} seed="project" order={project.id} isLarge />
      )}
      <div className={record.body}>
        <ProjectFacts project={project} lang={lang} />
        <div className={styles.text}>
          <Figures project={project} lang={lang} />
          <Prose html={project.content} lang={lang} />
        </div>
      </div>
      {(before ?? after) && (
        <section className={styles.part}>
          <h2 className={shared.heading}>{texts.comparison}</h2>
          <Comparison before={before} after={after} />
        </section>
      )}
      {gallery.length > 0 && (
        <section className={styles.part}>
          <h2 className={shared.heading}>{texts.gallery}</h2>
          <GalleryTiles pictures={gallery} lang={lang} />
        </section>
      )}
      <Related project={project} />
    </article>
  );
}

interface PartProps {
  project: Project;
  lang: string | undefined;
}

function Figures({ project: { figures }, lang }: PartProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures} lang={lang}>
      {figures.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Related({ project: { related } }: Pick<PartProps, 'project'>) {
  const { projects: texts } = useTexts();
  return (
    <nav className={styles.related} aria-label={related.length > 0 ? texts.related : texts.title}>
      {related.length > 0 && (
        <>
          <h2 className={shared.heading}>{texts.related}</h2>
          <div className={styles.cards}>
            {related.map((each) => (
              <ProjectCard key={each.id} project={each} />
            ))}
          </div>
        </>
      )}
      <Link className={shared.link} to={publicPaths.projects}>
        {texts.all}
      </Link>
    </nav>
  );
}
