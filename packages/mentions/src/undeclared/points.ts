export const ENOUGH = 4;
