import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';

/** Segment of a shell that does not tell it. */
const namedSegment = 'template';

/** Paths of the pages below the segment. */
export const pathsBelow = { start: '', about: '/hakkinda' } as const;

/** Addresses of this remote. */
export interface Paths {
  start: string;
  about: string;
  anyOther: string;
}

/** Returns the addresses below the segment under which the site shows the remote; the site may change it. */
export function pathsOf({ segment = namedSegment }: Pick<RemoteContext, 'segment'>): Paths {
  const start = `/${segment}`;
  return { start, about: start + pathsBelow.about, anyOther: `${start}/*` };
}
