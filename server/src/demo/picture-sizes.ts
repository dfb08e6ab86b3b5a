/** Every picture in `pictures/` by the name that the demo texts call it, with width and height of its largest file. */
export const pictureSizes = {
  'arch-bridge': [1600, 900],
  avenue: [1600, 900],
  bay: [1600, 900],
  blueprint: [1600, 900],
  bracing: [1600, 900],
  'certificate-1': [1200, 1600],
  'certificate-2': [1200, 1600],
  'certificate-3': [1200, 1600],
  'certificate-4': [1200, 1600],
  'certificate-5': [1200, 1600],
  'certificate-6': [1200, 1600],
  colonnade: [1600, 900],
  cranes: [1600, 900],
  dam: [1600, 900],
  dome: [1600, 900],
  harbour: [1600, 900],
  laboratory: [1600, 900],
  'lit-facade': [1600, 900],
  office: [1600, 900],
  pier: [1600, 900],
  plans: [1600, 900],
  portrait: [1200, 1500],
  'product-bridge-inspection': [1200, 900],
  'product-core-testing': [1200, 900],
  'product-crack-sensor': [1200, 900],
  'product-energy-audit': [1200, 900],
  'product-ground-survey': [1200, 900],
  'product-laser-scan': [1200, 900],
  'product-load-cell': [1200, 900],
  'product-monitoring-hub': [1200, 900],
  'product-seismic-retrofit': [1200, 900],
  'product-tilt-sensor': [1200, 900],
  'product-turbine-foundation': [1200, 900],
  'product-vibration-logger': [1200, 900],
  'retaining-wall': [1600, 900],
  'school-after': [1600, 900],
  'school-before': [1600, 900],
  strata: [1600, 900],
  'town-map': [1600, 900],
  'truss-hall': [1600, 900],
  turbines: [1600, 900],
  viaduct: [1600, 900],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type PictureName = keyof typeof pictureSizes;

export function pictureNamed(name: string): PictureName {
  if (!Object.hasOwn(pictureSizes, name)) throw new Error(`There is no picture ${name}`);
  return name as PictureName;
}
