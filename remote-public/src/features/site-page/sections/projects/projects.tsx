import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { projectsSection } from '@vitrin/shared-contracts/sections/projects-section';
import { Icon } from '../../../../shared/icon.tsx';
import { Link } from '../../../../shared/link.tsx';
import { ProjectCard } from '../../../../shared/project-card.tsx';
import { useTexts } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import { isChoice } from '../../is-choice.ts';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './projects.module.css';

/** Renders the newest projects, or the chosen ones, with a link to all; nothing if there are none. */
export function ProjectsSection(props: SectionProps) {
  const { id, title, text, count, projects: chosen } = shownAs<typeof projectsSection>(props.section);
  const { projects: texts } = useTexts();
  const { records } = props.page;
  const found = records.chosen?.projects?.[id] ?? records.projects ?? [];
  const projects = isChoice(chosen) ? found : found.slice(0, count === 'six' ? 6 : 3);
  if (projects.length === 0) return null;
  return (
    <Section {...props} lang={undefined}>
      <div className={styles.head}>
        <SectionHead title={title || texts.title} text={text} lang={title ? props.lang : undefined} />
        <Link className={shared.forward} to={publicPaths.projects}>
          {texts.all}
          <Icon name="forward" />
        </Link>
      </div>
      <div className={styles.projects}>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </div>
    </Section>
  );
}
