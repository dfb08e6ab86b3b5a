import { provinceName } from '@vitrin/shared-contracts/provinces';
import { listText } from './list-text.ts';

interface Place {
  /** Place in words, such as a district. */
  place: string;
  /** Key of the province. */
  province: string | null;
  /** Language of the words; without one a comma of Latin letters follows them. */
  lang?: string;
}

/** Returns where something is: 'Karşıyaka, İzmir'. A place that names its province already is not followed by it. */
export function placeName({ place, province, lang = '' }: Place): string {
  const name = provinceName(province);
  if (place === '' || place.includes(name)) return place || name;
  return listText([place, name], lang);
}
