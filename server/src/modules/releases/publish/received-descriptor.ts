import semver from 'semver';
import { parse } from 'secure-json-parse';
import {
  isFirstRead,
  isUnit,
  releaseAboutLimits,
  serverEntry,
  units,
  type ReleaseDescriptor,
  type Unit,
} from '@vitrin/shared-contracts/releases';
import { remotePagesProblem } from '@vitrin/shared-contracts/remote-page-rules';
import { shellScripts } from '@vitrin/shared-contracts/boot';
import { smokeTestFile } from '@vitrin/shared-contracts/rendering';
import { array, boolean, mixed, object, string } from 'yup';
import { assertClean } from '../../../platform/http/clean-text.ts';
import { problems } from '../../../platform/http/problem.ts';
import { isReleaseFileName } from '../../../releases/files/release-files.ts';
import { sectionsProblem } from './received-sections.ts';

/** Maximum sizes of one release; the largest of our own, the panel, uses a tenth of them. */
export const releaseLimits = {
  files: 800,
  fileBytes: 5 * 1_048_576,
  allBytes: 40 * 1_048_576,
  descriptorBytes: 262_144,
} as const;

const MAX_NAME_LENGTH = 120;
const RANGE = 60;
const MAX_SCREENS = 500;
const MAX_READS = 10;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const COMMIT = /^[0-9a-f]{7,64}\+?$/;
/** Names that the server writes itself beside the files of a release, or never serves. */
const RESERVED_NAME = /\.(?:br|gz|map)$|^release\.json$/;

function recordOf(check: (key: string, value: string) => boolean) {
  return object()
    .required()
    .test('entries', 'entries', (value: object) =>
      Object.entries(value).every(([key, entry]) => typeof entry === 'string' && check(key, entry)),
    );
}

const integrities = recordOf((file, integrity) => isAllowedFileName(file) && INTEGRITY.test(integrity));
const fileList = array().of(string().max(MAX_NAME_LENGTH).required()).max(releaseLimits.files).required();
const screen = object({
  right: string().max(MAX_NAME_LENGTH).required(),
  files: fileList,
  reads: array()
    .of(string().max(MAX_NAME_LENGTH).required().test('read', 'read', isFirstRead))
    .max(MAX_READS)
    .required(),
});

function areScreens(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= MAX_SCREENS &&
    entries.every(([path, each]) => path.length <= MAX_NAME_LENGTH && screen.isValidSync(each, { strict: true }))
  );
}

const range = string()
  .required()
  .max(RANGE)
  .test('range', 'range', (value) => semver.validRange(value) !== null);

function text(most: number) {
  return string().nullable().defined().max(most);
}

const time = text(40).test('time', 'time', (value) => value === null || !Number.isNaN(Date.parse(value)));
const about = object({
  subject: text(releaseAboutLimits.subject),
  author: text(releaseAboutLimits.author),
  committed_at: time,
  note: text(releaseAboutLimits.note),
});

const descriptorSchema = object({
  unit: string()
    .required()
    .test('unit', 'unit', (value) => isUnit(value)),
  id: string()
    .required()
    .matches(/^[0-9a-f]{16}$/),
  commit: string().nullable().defined().matches(COMMIT),
  built_at: time.required(),
  about: about.optional().default(undefined),
  contract: range,
  boot: string()
    .optional()
    .max(RANGE)
    .test('range', 'range', (value) => value === undefined || semver.validRange(value) !== null),
  runtime: string()
    .required()
    .max(RANGE)
    .test('version', 'version', (value) => semver.valid(value) !== null),
  shared: recordOf(
    (library, value) => library.length <= MAX_NAME_LENGTH && value.length <= RANGE && semver.validRange(value) !== null,
  ),
  entry: string().required().max(MAX_NAME_LENGTH),
  integrity_in_entry: boolean().optional(),
  styles_by_address: boolean().optional(),
  preload: fileList,
  styles: fileList,
  screens: mixed().test('screens', 'screens', (value) => value === undefined || areScreens(value)),
  files: integrities,
  server: integrities,
});

function isAllowedFileName(file: string): boolean {
  return isReleaseFileName(file) && !RESERVED_NAME.test(file);
}

/** Parses the signed text and checks that it is a descriptor of exactly this unit. */
export function parseReceivedDescriptor(text: string, unit: Unit): ReleaseDescriptor {
  const descriptor = parsed(text);
  const field = firstInvalidField(descriptor);
  if (field !== null) throw problems.malformed(`Sürümün tanımı okunamadı${field && `: ${field}`}.`);
  assertClean(descriptor);
  const release = descriptor as ReleaseDescriptor;
  if (release.unit !== unit)
    throw problems.malformed(
      `Gönderilen sürüm ${release.unit} birimine ait; bu adres yalnızca ${unit} biriminin sürümlerini kabul eder.`,
    );
  const count = Object.keys(release.files).length + Object.keys(release.server).length;
  if (count > releaseLimits.files)
    throw problems.malformed(`Bir sürümde en fazla ${releaseLimits.files} dosya olabilir.`);
  if (Object.keys(release.server).length > 0 && !Object.hasOwn(release.server, serverEntry))
    throw problems.malformed(`Sunucu paketinde ${serverEntry} yok.`);
  if (release.unit === 'shell') requireWholeShell(release);
  const problem = sectionsProblem(release) ?? pagesProblem(release);
  if (problem !== null) throw problems.malformed(`Sürümün tanımı okunamadı: ${problem}.`);
  return release;
}

/** Pages are declared by additional remotes; the addresses of the others are those of the site. */
function pagesProblem({ unit, pages }: ReleaseDescriptor): string | null {
  const received: unknown = pages;
  if (received === undefined) return null;
  return units.some((own) => own === unit) ? 'pages' : remotePagesProblem(received);
}

/** Documents name these scripts of a shell, remotes need the versions that it provides, and the server its server bundle. */
function requireWholeShell({ contract, boot, shared, files, server }: ReleaseDescriptor): void {
  const wrong = [
    ...(semver.valid(contract) === null ? ['contract'] : []),
    ...(boot === undefined ? ['boot'] : []),
    ...(Object.values(shared).every((version) => semver.valid(version) !== null) ? [] : ['shared']),
  ];
  if (wrong[0] !== undefined) throw problems.malformed(`Sürümün tanımı okunamadı: ${wrong[0]}.`);
  const missing = [...Object.values(shellScripts), smokeTestFile].find((file) => !Object.hasOwn(files, file));
  if (missing !== undefined) throw problems.malformed(`Kabukta ${missing} yok.`);
  if (!Object.hasOwn(server, serverEntry)) throw problems.malformed(`Sunucu paketinde ${serverEntry} yok.`);
}

function parsed(text: string): unknown {
  try {
    const value: unknown = parse(text);
    return value;
  } catch {
    return null;
  }
}

/** Returns the name of the first invalid field; empty if the text is no descriptor at all, null if it is valid. */
function firstInvalidField(value: unknown): string | null {
  try {
    descriptorSchema.validateSync(value, { strict: true });
    return null;
  } catch (error) {
    return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : '';
  }
}
