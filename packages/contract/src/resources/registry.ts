import { logos } from './logos.ts';
import { planResource } from './plans.ts';

/** All resources, by the names under which they stand in the contract: what walks resources reads this. */
export const RESOURCES = { logos, plans: planResource } as const;
export type ResourceName = keyof typeof RESOURCES;
