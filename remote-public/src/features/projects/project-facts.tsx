import type { ReactNode } from 'react';
import type { Project } from '@vitrin/shared-contracts/projects';
import { Link } from '../../shared/link.tsx';
import { projectPlace } from '../../shared/project-place.ts';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import styles from './project.module.css';

interface ProjectFactsProps {
  project: Project;
  /** `lang` attribute of the texts of the project; undefined if it is the language of the surrounding site texts. */
  lang: string | undefined;
}

/** Renders what is known about a project beside its text: place, year, client, area and services; nothing if nothing is. */
export function ProjectFacts({ project, lang }: ProjectFactsProps) {
  const root = useRootData();
  const { projects: texts } = root.texts;
  const { year, client, client_confidential, area, services } = project;
  const facts: { label: string; value: ReactNode; lang?: string | undefined }[] = [
    { label: texts.place, value: projectPlace(project), lang },
    { label: texts.year, value: year },
    client_confidential === 1
      ? { label: texts.client, value: texts.confidential }
      : { label: texts.client, value: client, lang },
    { label: texts.area, value: area && `${area.toLocaleString(textsLanguage(root))} m²` },
    { label: texts.services, value: services.length > 0 && <Services services={services} /> },
  ];
  const known = facts.filter(({ value }) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <aside className={styles.aside}>
      <dl className={styles.facts}>
        {known.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd lang={fact.lang}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

/** Services are pages that exist in the language of this page. */
function Services({ services }: Pick<Project, 'services'>) {
  return (
    <ul role="list">
      {services.map(({ id, title, path }) => (
        <li key={id}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
