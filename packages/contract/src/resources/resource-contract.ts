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
  const { one, many } = declared.words;
  const tags = ['admin'];
  const ById = z.strictObject({ id: z.uuid() });
  return {
    list: oc
      .route({ method: 'GET', path: base, tags, summary: `${declared.title}, page by page` })
      .input(declared.list)
      .output(declared.listed),
    get: oc
      .route({ method: 'GET', path: `${base}/{id}`, tags, summary: `One ${one}` })
      .input(ById)
      .output(declared.row),
    create: oc
      .route({ method: 'POST', path: base, tags, summary: `Adds a ${one}` })
      .input(declared.write)
      .output(declared.row),
    update: oc
      .route({
        method: 'PUT',
        path: `${base}/{id}`,
        tags,
        summary: `Changes a ${one}; CONFLICT when it was changed meanwhile, or touches what was not seen`,
      })
      .input(declared.update)
      .output(declared.row),
    bulk: oc
      .route({
        method: 'POST',
        path: `${base}/bulk`,
        tags,
        summary: `Puts ${many} in the trash, back, or removes those there for good`,
      })
      .input(declared.bulk)
      .output(declared.bulked),
    reorder: oc
      .route({ method: 'POST', path: `${base}/order`, tags, summary: `Puts ${many} in the order given` })
      .input(declared.order)
      .output(z.object({ moved: z.number().int() })),
    revisions: oc
      .route({
        method: 'GET',
        path: `${base}/{id}/revisions`,
        tags,
        summary: `What changed in a ${one}, newest first, page by page`,
      })
      .input(declared.history)
      .output(declared.revisions),
    export: oc
      .route({
        method: 'GET',
        path: `${base}/csv`,
        tags,
        summary: `${declared.title} as CSV`,
        outputStructure: 'detailed',
      })
      .input(declared.filter)
      .output(csvStream),
  };
}
