import { freemem, totalmem } from 'node:os';

/** Memory of the machine that this process runs on, in use by everything on it, in percent. */
export function machineMemoryPercent(): number {
  return 100 * (1 - freemem() / totalmem());
}

/** Bytes that a process may use, by its control group and its machine. A group without a limit reports 0 or more than any machine has. */
export function memoryLimit(constrained: number, machine: number): number {
  return constrained > 0 ? Math.min(constrained, machine) : machine;
}
