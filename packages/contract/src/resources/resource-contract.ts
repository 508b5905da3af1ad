import { oc } from '@orpc/contract';
import { z } from 'zod';
import { csvStream } from '../csv-file.ts';
import type { resource } from './resource.ts';

/** The procedures of a resource, under `admin` and its name: the walks over administrators' procedures find them there. */
export function resourceContract<
  const Fields extends z.ZodRawShape,
  const Filters extends z.ZodRawShape,
  const Facts extends z.ZodRawShape,
>(declared: ReturnType<typeof resource<Fields, Filters, Facts>>) {
  const base = `/api/admin/${declared.name}` as const;
  const { title } = declared;
  const tags = ['admin'];
  const ById = z.strictObject({ id: z.uuid() });
  return {
    list: oc
      .route({ method: 'GET', path: base, tags, summary: `${title}, page by page` })
      .input(declared.list)
      .output(declared.listed),
    get: oc
      .route({ method: 'GET', path: `${base}/{id}`, tags, summary: `${title}: one row` })
      .input(ById)
      .output(declared.row),
    create: oc
      .route({ method: 'POST', path: base, tags, summary: `${title}: adds a row` })
      .input(declared.write)
      .output(declared.row),
    update: oc
      .route({
        method: 'PUT',
        path: `${base}/{id}`,
        tags,
        summary: `${title}: changes a row; CONFLICT when it was changed meanwhile, or touches what was not seen`,
      })
      .input(declared.update)
      .output(declared.row),
    bulk: oc
      .route({
        method: 'POST',
        path: `${base}/bulk`,
        tags,
        summary: `${title}: puts rows in the trash, back, or removes those there for good`,
      })
      .input(declared.bulk)
      .output(declared.bulked),
    reorder: oc
      .route({
        method: 'POST',
        path: `${base}/order`,
        tags,
        summary: `${title}: puts rows in the order given`,
      })
      .input(declared.order)
      .output(z.object({ moved: z.number().int() })),
    revisions: oc
      .route({
        method: 'GET',
        path: `${base}/{id}/revisions`,
        tags,
        summary: `${title}: what changed in a row, newest first, page by page`,
      })
      .input(declared.history)
      .output(declared.revisions),
    export: oc
      .route({
        method: 'GET',
        path: `${base}/csv`,
        tags,
        summary: `${title} as CSV`,
        outputStructure: 'detailed',
      })
      .input(declared.filter)
      .output(csvStream),
  };
}
