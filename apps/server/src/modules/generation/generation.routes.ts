import { bindOwn, bindRead } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { CallCounter } from '../../lib/call-counter.ts';
import type { CheckServices } from '../checks/index.ts';
import { confirmBatch, getOpenBatch } from './use-cases/choose-from-batch.ts';
import { generateKeywords } from './use-cases/generate-keywords.ts';

export const createGenerationRoutes = (services: CheckServices, callCounter: CallCounter) => ({
  generate_keywords: bindOwn(procedures.keywords.generate_keywords, (ctx, input) =>
    generateKeywords({ ...ctx, services, callCounter }, input),
  ),
  get_open_batch: bindRead(procedures.keywords.get_open_batch, getOpenBatch),
  confirm_batch: bindOwn(procedures.keywords.confirm_batch, confirmBatch),
});
