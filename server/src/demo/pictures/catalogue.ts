import { archBridge } from './scenes/arch-bridge.ts';
import { avenue } from './scenes/avenue.ts';
import { bay } from './scenes/bay.ts';
import { blueprint } from './scenes/blueprint.ts';
import { bracing } from './scenes/bracing.ts';
import { certificates } from './scenes/certificates/certificates.ts';
import { colonnade } from './scenes/colonnade.ts';
import { cranes } from './scenes/cranes.ts';
import { dam } from './scenes/dam.ts';
import { dome } from './scenes/dome.ts';
import { harbour } from './scenes/harbour/harbour.ts';
import { laboratory } from './scenes/laboratory/laboratory.ts';
import { litFacade } from './scenes/lit-facade.ts';
import { office } from './scenes/office.ts';
import { pier } from './scenes/pier.ts';
import { plans } from './scenes/plans.ts';
import { portrait } from './scenes/portrait.ts';
import { retainingWall } from './scenes/retaining-wall.ts';
import { products } from './scenes/products/products.ts';
import type { Scene } from './scenes/scene.ts';
import { strata } from './scenes/strata.ts';
import { townMap } from './scenes/town-map.ts';
import { trussHall } from './scenes/truss-hall.ts';
import { turbines } from './scenes/turbines.ts';
import { viaduct } from './scenes/viaduct/viaduct.ts';

/** Every scene by the name that the demo texts call it. */
export const scenes = {
  ...certificates,
  ...products,
  'arch-bridge': archBridge,
  avenue,
  bay,
  blueprint,
  bracing,
  colonnade,
  cranes,
  dam,
  dome,
  harbour,
  laboratory,
  'lit-facade': litFacade,
  office,
  pier,
  plans,
  portrait,
  'retaining-wall': retainingWall,
  strata,
  'town-map': townMap,
  'truss-hall': trussHall,
  turbines,
  viaduct,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

export function sceneNamed(name: string): SceneName {
  if (!Object.hasOwn(scenes, name)) throw new Error(`There is no picture ${name}`);
  return name as SceneName;
}
