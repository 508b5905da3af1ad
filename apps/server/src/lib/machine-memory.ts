import { freemem, totalmem } from 'node:os';

/** Memory of the machine that this process runs on, in use by everything on it, in percent. */
export function machineMemoryPercent(): number {
  return 100 * (1 - freemem() / totalmem());
}
