export { type Administration, administer } from './administer.ts';
