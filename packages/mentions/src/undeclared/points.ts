/** How many points a name needs, over all its places. */
export const ENOUGH = 4;
