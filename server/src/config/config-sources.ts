import { readFileSync } from 'node:fs';
import type { Branding } from '@vitrin/shared-contracts/branding';
import { object, string } from 'yup';
import { ConfigError, secretNames, settingNames } from './config-schema.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const text = string().typeError('metin olmalıdır.');
const brandingSchema = object({
  favIcoLogoPath: text,
  mainLogoPath: text,
  secondLogoPath: text,
  mainColor: text,
  secondColor: text,
  projectCompanyName: text,
  companyName: text,
  projectCompanyUrl: text,
}).noUnknown('branding içinde bilinmeyen bir alan var.');

interface ConfigFile {
  settings: Record<string, string>;
  branding: Partial<Branding>;
}

/**
 * Returns the settings: the environment takes precedence over `NAME_FILE`, and that over the file named by
 * `VITRIN_CONFIG`. An empty value counts as not set.
 */
export function readSettingSources(env: Environment): ConfigFile {
  const file = env.VITRIN_CONFIG ? readConfigFile(env.VITRIN_CONFIG) : { settings: {}, branding: {} };
  return { settings: { ...file.settings, ...secretFiles(env), ...configured(env) }, branding: file.branding };
}

function configured(env: Environment): Record<string, string> {
  return Object.fromEntries(settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

function secretFiles(env: Environment): Record<string, string> {
  const files = secretNames.flatMap((name) => {
    const path = env[`${name}_FILE`];
    return path ? [[name, readText(`${name}_FILE`, path).trim()]] : [];
  });
  return Object.fromEntries(files);
}

/** Reads a JSON object with settings by name, and `branding`. */
function readConfigFile(path: string): ConfigFile {
  const { branding = {}, ...settings } = parsed(readText('VITRIN_CONFIG', path));
  const unknown = Object.keys(settings).find((name) => !settingNames.includes(name));
  if (unknown) throw new ConfigError('VITRIN_CONFIG', `${unknown} diye bir ayar yok.`);
  return {
    settings: Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
    branding: validatedBranding(branding),
  };
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below, together with JSON that is not an object.
  }
  throw new ConfigError('VITRIN_CONFIG', 'dosya geçerli bir JSON nesnesi değil.');
}

function validatedBranding(value: unknown): Partial<Branding> {
  try {
    const branding = brandingSchema.validateSync(value, { strict: true });
    return Object.fromEntries(Object.entries(branding).filter(([, entry]) => entry !== undefined));
  } catch (error) {
    throw new ConfigError('VITRIN_CONFIG', `branding: ${error instanceof Error ? error.message : 'okunamadı.'}`);
  }
}

function readText(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(setting, `${path} dosyası okunamadı.`);
  }
}
