import type * as FallBack from './fall-back.ts';

/** What only a release that fails needs is fetched when one does. */
export function faults(): Promise<typeof FallBack> {
  return import(/* webpackChunkName: "fall-back" */ './fall-back.ts');
}
