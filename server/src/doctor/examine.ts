import { ConfigError } from '../config/config-schema.ts';
import { readSettings, type ValidatedSettings } from '../config/config.ts';
import { cdnFindings } from './cdn-findings.ts';
import { failure, ok, type Finding } from './finding.ts';
import { machineFindings } from './machine-findings.ts';
import { networkFindings } from './network-findings.ts';
import { siteFindings } from './site-findings.ts';

/** Examines settings, machine, site, network and CDN, in this order. Changes nothing. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const settings = readValidSettings(env);
  if (settings instanceof ConfigError)
    return [failure(settings.message, 'Ayarı düzeltin; öteki denetimler ayarlar okununca yapılır.')];
  const groups = [
    await machineFindings(settings),
    await siteFindings(settings, env),
    await networkFindings(settings),
    await cdnFindings(settings),
  ];
  return [ok('Ayarlar geçerli.'), ...groups.flat()];
}

function readValidSettings(env: NodeJS.ProcessEnv): ValidatedSettings | ConfigError {
  try {
    return readSettings(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}
