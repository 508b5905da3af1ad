/** Marks what stands in place of a page whose program could not be loaded. */
export const UNREACHABLE_PART = 'data-unreachable-part';
