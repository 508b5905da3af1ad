export { administer } from './administer.ts';
