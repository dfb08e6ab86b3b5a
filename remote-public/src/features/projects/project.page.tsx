import '@vitrin/shared-contracts/prose-blocks.css';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { Project } from '@vitrin/shared-contracts/projects';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { Comparison } from '../../shared/comparison/comparison.tsx';
import { GalleryTiles } from '../../shared/gallery/gallery-tiles.tsx';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { ProjectCard } from '../../shared/project-card.tsx';
import { Prose } from '../../shared/prose.tsx';
import { RecordCover } from '../../shared/record-cover.tsx';
import { RecordHeader } from '../../shared/record-header.tsx';
import { RelatedRecords } from '../../shared/related-records.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { ProjectFacts } from './project-facts.tsx';
import record from '../../shared/record-page.module.css';
import styles from './project.module.css';

export function ProjectPage() {
  const project = useLoaderData<Project>();
  const { projects: texts } = useTexts();
  const lang = useContentLanguage(project.lang);
  const { cover, before, after, gallery } = project;
  return (
    <article>
      <RecordHeader crumbs={[{ path: publicPaths.projects, name: texts.title }]} record={project} isCovered />
      <RecordCover picture={cover} seed="project" id={project.id} />
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
    <RelatedRecords
      heading={texts.related}
      list={{ path: publicPaths.projects, name: texts.title, link: texts.all }}
      className={styles.cards}
    >
      {related.map((each) => (
        <ProjectCard key={each.id} project={each} />
      ))}
    </RelatedRecords>
  );
}
