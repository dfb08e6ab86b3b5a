import { formatLocale } from '@vitrin/shared-contracts/format-locale';
import type { Project } from '@vitrin/shared-contracts/projects';
import { AnyLink } from '../../shared/any-link.tsx';
import { LeftToRight } from '../../shared/left-to-right.tsx';
import { placeName } from '../../shared/place-name.ts';
import { RecordFacts } from '../../shared/record-facts.tsx';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';

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
  const facts = [
    { label: texts.place, value: placeName(project), lang },
    { label: texts.year, value: year },
    client_confidential === 1
      ? { label: texts.client, value: texts.confidential }
      : { label: texts.client, value: client, lang },
    {
      label: texts.area,
      value: area && <LeftToRight>{`${area.toLocaleString(formatLocale(textsLanguage(root)))} m²`}</LeftToRight>,
    },
    { label: texts.services, value: services.length > 0 && <Services services={services} /> },
  ];
  return <RecordFacts facts={facts} />;
}

/** Services are pages that exist in the language of this page. */
function Services({ services }: Pick<Project, 'services'>) {
  return (
    <ul role="list">
      {services.map(({ id, title, path }) => (
        <li key={id}>
          <AnyLink to={path}>{title}</AnyLink>
        </li>
      ))}
    </ul>
  );
}
