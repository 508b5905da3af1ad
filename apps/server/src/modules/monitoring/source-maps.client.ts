import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Makes readable where an error happened in the browser’s program. */
export interface SourceMaps {
  /** A stack whose frames name our sources where this build made them; other frames stay as they are. */
  resolveStack(stack: string): Promise<string>;
  /** The source of a stack’s first frame, the same in every build; null where it is not this build’s. */
  sourceOf(stack: string): Promise<string | null>;
}

/** A file of the build with a line and a column. */
const PLACE = /https?:\/\/[^\s()]*\/assets\/([\w.-]+\.js):(\d+):(\d+)/;
/** A map takes some megabytes of memory. */
const KEPT_MAPS = 8;

/** @param folder where the build left the maps, which are never sent to browsers */
export function createSourceMaps(folder: string): SourceMaps {
  const kept = new Map<string, Promise<TraceMap | null>>();
  const mapOf = (file: string): Promise<TraceMap | null> => {
    const found = kept.get(file) ?? readMap(join(folder, `${file}.map`));
    kept.delete(file);
    kept.set(file, found);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_MAPS) break;
      kept.delete(oldest);
    }
    return found;
  };
  const positionOf = async (frame: string) => {
    const [place, file = '', line, column] = PLACE.exec(frame) ?? [];
    if (place === undefined) return null;
    const map = await mapOf(file);
    if (map === null) return null;
    // Browsers count columns from 1, maps from 0.
    const found = originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
    return found.source === null ? null : { place, ...found, source: sourcePath(found.source) };
  };
  return {
    resolveStack: async (stack) => {
      const frames: string[] = [];
      for (const frame of stack.split('\n')) {
        const found = await positionOf(frame);
        frames.push(
          found === null
            ? frame
            : frame.replace(found.place, `${found.source}:${found.line}:${found.column + 1}`),
        );
      }
      return frames.join('\n');
    },
    sourceOf: async (stack) => (await positionOf(stack.split('\n')[0] ?? ''))?.source ?? null,
  };
}

/** Null where this build has no such file: the page is of another one. */
async function readMap(path: string): Promise<TraceMap | null> {
  try {
    return new TraceMap(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** '../../src/pages/plans.tsx?part=1' → 'src/pages/plans.tsx'. */
function sourcePath(source: string): string {
  return source.replace(/[?#].*$/, '').replace(/^(?:\.\.?\/)+/, '');
}
