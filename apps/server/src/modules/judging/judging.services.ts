import type { CheckServices } from '../checks/index.ts';

/** What judging again needs from outside; made once, in the composition root. */
export type JudgingServices = Pick<CheckServices, 'servicePool' | 'tenant' | 'log' | 'now'>;
