import type { ProjectSummary } from '@vitrin/shared-contracts/projects';
import { provinceName } from '@vitrin/shared-contracts/provinces';

/** Returns where a project is: 'Karşıyaka, İzmir'. A place that names its province already is not followed by it. */
export function projectPlace({ place, province }: Pick<ProjectSummary, 'place' | 'province'>): string {
  const name = provinceName(province);
  if (place === '' || place.includes(name)) return place || name;
  return `${place}, ${name}`;
}
