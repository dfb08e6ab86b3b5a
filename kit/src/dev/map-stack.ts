import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { folderOf } from '../project.ts';
import { unitOfFile } from './local-release.ts';
import type { WatchedUnit } from './compile/watched-unit.ts';

/** Position in a compiled file of a local unit, as browsers write it in stacks. */
const POSITION = /https?:\/\/[^\s/]+(\/releases\/\w+\/local\/[\w.~-]+)(?:\?[^\s:]*)?:(\d+):(\d+)/;

/** Replaces the positions in compiled files by the positions in the source files from which they were compiled. */
export function mapStack(stack: string, units: readonly WatchedUnit[]): string {
  const maps = new Map<string, TraceMap | null>();
  return stack
    .split('\n')
    .map((text) => {
      const [position, address = '', line, column] = POSITION.exec(text) ?? [];
      if (position === undefined) return text;
      if (!maps.has(address)) maps.set(address, readMap(address, units));
      return text.replace(position, sourceOf(maps.get(address), Number(line), Number(column)) ?? position);
    })
    .join('\n');
}

function readMap(address: string, units: readonly WatchedUnit[]): TraceMap | null {
  const unit = units.find((each) => each.unit === unitOfFile(address));
  const file = `${address.slice(address.lastIndexOf('/') + 1)}.map`;
  const text = unit?.bundles.map((bundle) => bundle.read(file)).find((content) => content !== null);
  return text ? new TraceMap(text.toString()) : null;
}

function sourceOf(map: TraceMap | null | undefined, line: number, column: number): string | null {
  const found = map ? originalPositionFor(map, { line, column: column - 1 }) : null;
  return found?.source ? `${sourcePath(found.source)}:${found.line}:${found.column + 1}` : null;
}

/** `webpack://remote_admin/./src/app/index.tsx` is the name of `remote-admin/src/app/index.tsx`. */
function sourcePath(source: string): string {
  const [, unit = '', file = ''] = /^webpack:\/\/(\w+)\/(.*)$/.exec(source) ?? [];
  if (unit === '') return source;
  return new URL(file, `file:///${folderOf(unit as Parameters<typeof folderOf>[0])}/`).pathname.slice(1);
}
