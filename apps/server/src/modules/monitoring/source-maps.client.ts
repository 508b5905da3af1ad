import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EncodedSourceMap, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Log } from '../../lib/log.ts';

/** Makes readable where an error happened in the browser’s program. */
export interface SourceMaps {
  /** A stack whose frames name our sources where this build made them; other frames stay as they are. */
  resolveStack(stack: string): Promise<string>;
  /** The source of a stack’s first frame, the same in every build; null where it is not this build’s. */
  sourceOf(stack: string): Promise<string | null>;
}

/** A file of the build with a line and a column. */
const PLACE = /https?:\/\/[^\s()]{0,200}\/assets\/([\w.-]{1,100}\.js):(\d+):(\d+)/;
/** No file of a build has a line or a column beyond it. */
const POSITION_MAX = 10_000_000;
/** Of one stack: reading a large map takes 90 ms. */
const FILES_MAX = 3;
/** Characters of mappings kept, of the three millions of a build: decoded they take ten times as many bytes. */
const MAPPINGS_MAX = 2_000_000;

interface BuildMap {
  map: TraceMap;
  size: number;
}

/** @param folder where the build left the maps, which are never sent to browsers */
export function createSourceMaps(folder: string, log: Log): SourceMaps {
  /** The least recently used first. */
  const maps = new Map<string, BuildMap>();
  const reads = new Map<string, Promise<BuildMap | null>>();
  let size = 0;
  const keepMap = (file: string, read: BuildMap) => {
    maps.set(file, read);
    size += read.size;
    for (const [oldest, { size: freed }] of maps) {
      if (size <= MAPPINGS_MAX) break;
      maps.delete(oldest);
      size -= freed;
    }
  };
  const startRead = (file: string): Promise<BuildMap | null> => {
    const reading = readMap(join(folder, `${file}.map`))
      .then((read) => {
        if (read !== null) keepMap(file, read);
        return read;
      })
      .finally(() => reads.delete(file));
    reads.set(file, reading);
    return reading;
  };
  const findMap = async (file: string): Promise<TraceMap | null> => {
    const kept = maps.get(file);
    if (kept === undefined) return (await (reads.get(file) ?? startRead(file)))?.map ?? null;
    maps.delete(file);
    maps.set(file, kept);
    return kept.map;
  };
  /** @param files that the stack has named so far */
  const findPosition = async (frame: string, files: Set<string>) => {
    const [place, file = '', line, column] = PLACE.exec(frame) ?? [];
    // Browsers count columns from 1, maps from 0.
    const needle = { line: Number(line), column: Math.max(0, Number(column) - 1) };
    if (place === undefined || needle.line < 1) return null;
    if (needle.line > POSITION_MAX || needle.column > POSITION_MAX) return null;
    if (files.size >= FILES_MAX && !files.has(file)) return null;
    files.add(file);
    const map = await findMap(file);
    if (map === null) return null;
    const found = originalPositionFor(map, needle);
    return found.source === null ? null : { place, ...found, source: sourcePath(found.source) };
  };
  /** Null also where a map fails: a frame must not take the whole list with it. */
  const positionOf = async (frame: string, files: Set<string>) => {
    try {
      return await findPosition(frame, files);
    } catch (err) {
      log.warn({ err }, 'a source map could not be read: its frames stay as they are');
      return null;
    }
  };
  return {
    resolveStack: async (stack) => {
      const files = new Set<string>();
      const frames: string[] = [];
      for (const frame of stack.split('\n')) {
        const found = await positionOf(frame, files);
        frames.push(
          found === null
            ? frame
            : frame.replace(found.place, () => `${found.source}:${found.line}:${found.column + 1}`),
        );
      }
      return frames.join('\n');
    },
    sourceOf: async (stack) => (await positionOf(stack.split('\n')[0] ?? '', new Set()))?.source ?? null,
  };
}

/** Null where this build has no such file: the page is of another one. Sources themselves are not kept. */
async function readMap(path: string): Promise<BuildMap | null> {
  try {
    const { sourcesContent: _sources, ...read } = JSON.parse(
      await readFile(path, 'utf8'),
    ) as EncodedSourceMap;
    return { map: new TraceMap(read), size: read.mappings.length };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** '../../src/pages/plans.tsx?part=1' → 'src/pages/plans.tsx'. */
function sourcePath(source: string): string {
  return source.replace(/[?#].*$/, '').replace(/^(?:\.\.?\/)+/, '');
}
