import type { Scene } from '../scene.ts';
import { coreTesting } from './core-testing.ts';
import { crackSensor } from './crack-sensor.ts';
import { seismicRetrofit } from './seismic-retrofit.ts';
import { tiltSensor } from './tilt-sensor.ts';
import { vibrationLogger } from './vibration-logger.ts';
import { loadCell } from './load-cell.ts';
import { turbineFoundation } from './turbine-foundation.ts';
import { groundSurvey } from './ground-survey.ts';
import { bridgeInspection } from './bridge-inspection.ts';
import { energyAudit } from './energy-audit.ts';
import { laserScan } from './laser-scan.ts';
import { monitoringHub } from './monitoring-hub.ts';

/** One picture for each product of the demo catalogue. */
export const products = {
  'product-seismic-retrofit': seismicRetrofit,
  'product-core-testing': coreTesting,
  'product-crack-sensor': crackSensor,
  'product-tilt-sensor': tiltSensor,
  'product-vibration-logger': vibrationLogger,
  'product-load-cell': loadCell,
  'product-turbine-foundation': turbineFoundation,
  'product-ground-survey': groundSurvey,
  'product-bridge-inspection': bridgeInspection,
  'product-energy-audit': energyAudit,
  'product-laser-scan': laserScan,
  'product-monitoring-hub': monitoringHub,
} as const satisfies Record<string, Scene>;
