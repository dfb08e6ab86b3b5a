import { provinceName } from '@vitrin/shared-contracts/provinces';

interface Place {
  /** Place in words, such as a district. */
  place: string;
  /** Key of the province. */
  province: string | null;
}

/** Returns where something is: 'Karşıyaka, İzmir'. A place that names its province already is not followed by it. */
export function placeName({ place, province }: Place): string {
  const name = provinceName(province);
  if (place === '' || place.includes(name)) return place || name;
  return `${place}, ${name}`;
}
