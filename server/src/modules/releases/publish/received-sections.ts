import { serverEntry, type ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { declarationLimits, declarationProblem } from '@vitrin/shared-contracts/section-rules';

/**
 * Returns what is wrong with the sections of a received descriptor, in Turkish without the full stop; null if nothing is. They
 * are untrusted, the other fields are valid.
 */
export function sectionsProblem({ unit, sections, files, server }: ReleaseDescriptor): string | null {
  const received: unknown = sections;
  if (received === undefined) return null;
  if (unit === 'shell' || !isObject(received)) return 'sections';
  const entries = Object.entries(received);
  if (entries.length > declarationLimits.sections)
    return `bir birimde en fazla ${declarationLimits.sections} bölüm olabilir`;
  if (entries.length > 0 && !Object.hasOwn(server, serverEntry))
    return 'bölümleri olan bir birimin sunucu paketi olmalı';
  for (const [name, section] of entries) {
    const problem = declarationProblem(name, section) ?? filesProblem(name, section, files);
    if (problem !== null) return problem;
  }
  return null;
}

function filesProblem(name: string, section: unknown, files: ReleaseDescriptor['files']): string | null {
  if (!isObject(section)) return null;
  const isListed = (file: unknown) => typeof file === 'string' && Object.hasOwn(files, file);
  const wrong = ['scripts', 'styles'].find((key) => {
    const list = section[key];
    return !Array.isArray(list) || !list.every(isListed);
  });
  return wrong === undefined ? null : `“${name}” bölümünün ${wrong} listesi sürümün dosyalarını göstermiyor`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
