import type * as FallBack from './fall-back.ts';

/** Loads the fault handling, which only a failing release needs. */
export function loadFaultHandling(): Promise<typeof FallBack> {
  return import(/* webpackChunkName: "fall-back" */ './fall-back.ts');
}
