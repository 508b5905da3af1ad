import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';
import { Sentences } from './errors.ts';

/** What the product depends on outside of itself, in the order in which it is shown. */
export const DEPENDENCIES = ['database', 'mail', ...CHANNELS, 'stripe'] as const;
export type DependencyName = (typeof DEPENDENCIES)[number];

/** `failed`: it is configured, and does not answer or lets us in no more. */
export const DEPENDENCY_STATES = ['reachable', 'failed', 'not_configured'] as const;
export type DependencyState = (typeof DEPENDENCY_STATES)[number];

/** When something was last so, and what it was, in words. */
const LastTime = z.object({ at: z.iso.datetime(), words: z.string() });

/** One of them: how it was found by the last look, and what the product's own calls say. */
export const Dependency = z.object({
  name: z.enum(DEPENDENCIES),
  state: z.enum(DEPENDENCY_STATES),
  /** Host and port; null where there is none, or it runs with the product. */
  address: z.string().nullable(),
  /** Null where it has none that it tells. */
  version: z.string().nullable(),
  /** How long the last look took; null where nothing answered. */
  latency_ms: z.number().int().nullable(),
  found: z.string(),
  /** What to do; null where there is nothing to do. */
  advice: z.string().nullable(),
  last_success: LastTime.nullable(),
  last_failure: LastTime.nullable(),
});
export type Dependency = z.infer<typeof Dependency>;

/** A package the product runs on. */
export const RunningPackage = z.object({
  name: z.string(),
  version: z.string(),
  /** Null where it states none. */
  licence: z.string().nullable(),
});
export type RunningPackage = z.infer<typeof RunningPackage>;

export const dependencyHealthContract = {
  get_dependency_health: oc
    .route({
      method: 'GET',
      path: '/api/admin/dependency-health',
      tags: ['admin'],
      summary: 'How what the product depends on was found by a look that costs nothing',
    })
    .output(
      z.object({
        dependencies: z.array(Dependency).max(DEPENDENCIES.length),
        /** How its words were made. */
        sentences: Sentences.optional(),
        /** When they were looked at. */
        checked_at: z.iso.datetime(),
      }),
    ),
  list_packages: oc
    .route({
      method: 'GET',
      path: '/api/admin/packages',
      tags: ['admin'],
      summary: 'The packages the product runs on, as they were built; null where it runs unbuilt',
    })
    .output(z.array(RunningPackage).max(5_000).nullable()),
};
