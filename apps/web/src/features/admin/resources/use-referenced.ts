import { RESOURCES, type ResourceName } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import type { ResourceProcedures, ResourceRow } from './resource-types.ts';

/** The resource that a reference names: how its rows are asked for, and what one of them is called. */
export function useReferenced(references: string) {
  const { queries } = useAdminClients();
  if (!isResource(references)) throw new Error(`there is no resource ${references}`);
  const { named } = RESOURCES[references];
  const procedures: ResourceProcedures<ResourceRow> = queries[references];
  const nameOf = (row: ResourceRow) => String((row as unknown as Record<string, unknown>)[named]);
  return { procedures, nameOf };
}

function isResource(name: string): name is ResourceName {
  return name in RESOURCES;
}
